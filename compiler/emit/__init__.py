"""Write a machine out as an engine, a document or a diagram."""

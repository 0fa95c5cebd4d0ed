"""Single places of random Machines in random positions: the tuned Machine and the engines answer as the plain one."""

import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

from tests.agreement.questions import agree_on_questions
from tests.agreement.random_machines import make_questions, random_questions

patient = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
PHASES = [Phase.explicit, Phase.generate, Phase.shrink]


@pytest.mark.parametrize("start", range(0, 120, 40))
def test_tuned_machine_answers_as_the_plain_one_in_the_interpreter(start: int) -> None:
    for seed in range(start, start + 40):
        assert agree_on_questions(random_questions(seed), random.Random(seed), engines=False) > 20


@pytest.mark.parametrize("start", range(120, 150, 15))
def test_engines_answer_as_the_interpreter(start: int) -> None:
    for seed in range(start, start + 15):
        assert agree_on_questions(random_questions(seed), random.Random(seed), engines=True) > 20


@given(st.randoms(use_true_random=False, note_method_calls=False))
@settings(max_examples=60, deadline=None, derandomize=True, database=None, phases=PHASES, suppress_health_check=patient)
def test_tuned_machine_answers_as_the_plain_one_on_drawn_machines(rng: random.Random) -> None:
    agree_on_questions(make_questions(rng, places=3, values=3), random.Random(0), engines=False)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1_000, 9_000, 2_000))
def test_tuned_machine_answers_as_the_plain_one_on_many_machines(start: int) -> None:
    for seed in range(start, start + 2_000):
        agree_on_questions(random_questions(seed), random.Random(seed), engines=False)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(10_000, 11_000, 250))
def test_engines_answer_as_the_interpreter_on_many_machines(start: int) -> None:
    for seed in range(start, start + 250):
        agree_on_questions(random_questions(seed), random.Random(seed), engines=True)


@pytest.mark.slow
@given(st.randoms(use_true_random=False, note_method_calls=False))
@settings(max_examples=2_000, deadline=None, database=None, phases=PHASES, suppress_health_check=patient)
def test_engines_answer_as_the_interpreter_on_drawn_machines(rng: random.Random) -> None:
    agree_on_questions(make_questions(rng, places=3, values=3), random.Random(0), engines=True)

package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StubbornClosureTests {

  private static final int TRANSITIONS = 6;
  private static final long[] NOTHING = TransitionSet.empty(TRANSITIONS);

  private final TableRelations relations = new TableRelations(TRANSITIONS);
  private final StubbornClosure closure = new StubbornClosure(TRANSITIONS, relations);
  private final long[] result = TransitionSet.empty(TRANSITIONS);

  /** The Petri net of Bokor et al. 2011, figure 2; transition 0 is not used. */
  private void petriNet() {
    relations.interfering(1, 2).interfering(2, 1);
    relations.enabling(2, 3).enabling(3, 4).enabling(3, 5).enabling(3, 4, 5);
  }

  @Test
  void petriNetOfThePaperNeedsOnlyOneOfTheTwoNecessaryTransitions() {
    petriNet();
    long[] enabled = set(1, 4, 5);
    assertThat(closure.compute(1, enabled, NOTHING, 3, result)).isEqualTo(2);
    assertThat(TransitionSet.members(result)).containsExactly(1, 4);
    long[] members = TransitionSet.empty(TRANSITIONS);
    closure.copyMembers(members);
    assertThat(TransitionSet.members(members)).containsExactly(1, 2, 3, 4);
  }

  @Test
  void enablingSetThatIsAlreadyInIsTaken() {
    petriNet();
    relations.interfering(1, 5);
    assertThat(closure.compute(1, set(1, 4, 5), NOTHING, 3, result)).isEqualTo(2);
    assertThat(TransitionSet.members(result)).containsExactly(1, 5);
  }

  @Test
  void enablingSetWithoutForbiddenTransitionsIsPreferred() {
    petriNet();
    assertThat(closure.compute(1, set(1, 4, 5), set(4), 3, result)).isEqualTo(2);
    assertThat(TransitionSet.members(result)).containsExactly(1, 5);
  }

  @Test
  void enablingSetOfDisabledTransitionsIsPreferred() {
    relations.interfering(1, 2).enabling(2, 3).enabling(2, 4, 5);
    relations.enabling(4).enabling(5);
    assertThat(closure.compute(1, set(1, 3), NOTHING, 2, result)).isEqualTo(1);
    assertThat(TransitionSet.members(result)).containsExactly(1);
  }

  @Test
  void closureGivesUpAtAForbiddenTransitionAndLeavesTheResultAlone() {
    petriNet();
    TransitionSet.add(result, 0);
    assertThat(closure.compute(1, set(1, 4, 5), set(4, 5), 3, result)).isZero();
    assertThat(closure.compute(1, set(1, 4, 5), set(1), 3, result)).isZero();
    assertThat(TransitionSet.members(result)).containsExactly(0);
  }

  @Test
  void disabledForbiddenTransitionsDoNoHarm() {
    petriNet();
    assertThat(closure.compute(1, set(1, 4, 5), set(2, 3), 3, result)).isEqualTo(2);
  }

  @Test
  void closureGivesUpWhenTheSetIsNotBelowTheBound() {
    petriNet();
    assertThat(closure.compute(1, set(1, 4, 5), NOTHING, 2, result)).isZero();
    assertThat(closure.compute(4, set(1, 4, 5), NOTHING, 2, result)).isEqualTo(1);
  }

  @Test
  void disabledTransitionWithoutAnyEnablingSetIsAMistake() {
    relations.interfering(1, 2);
    assertThatThrownBy(() -> closure.compute(1, set(1, 4, 5), NOTHING, 3, result))
        .hasMessageContaining("Transition 2 has no enabling set");
  }

  private static long[] set(int... members) {
    return TransitionSet.of(TRANSITIONS, members);
  }
}

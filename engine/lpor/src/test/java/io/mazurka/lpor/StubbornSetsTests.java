package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StubbornSetsTests {

  private static final int TRANSITIONS = 5;
  private static final long[] ENABLED = set(0, 1, 2, 3);

  /** Sets of one, two and three, and one that is everything. */
  private final TableRelations relations =
      new TableRelations(TRANSITIONS).interfering(0, 1, 2).interfering(1, 2).interfering(3, 0);

  private final StubbornClosure closure = new StubbornClosure(TRANSITIONS, relations);

  private static long[] set(int... members) {
    return TransitionSet.of(TRANSITIONS, members);
  }

  private List<List<Integer>> candidates(StartChoice choice, int... forbidden) {
    CandidateSets sets = new StubbornSets(closure, choice, set(forbidden));
    List<List<Integer>> candidates = new ArrayList<>();
    long[] chosen = set();
    int size = sets.first(ENABLED, chosen);
    while (size > 0) {
      List<Integer> members = new ArrayList<>();
      for (int member : TransitionSet.members(chosen)) {
        members.add(member);
      }
      assertThat(members).hasSize(size);
      candidates.add(members);
      size = sets.next(chosen);
    }
    return candidates;
  }

  @Test
  void firstUsefulSetIsPreferredAndEverythingComesLast() {
    assertThat(candidates(StartChoice.first(TRANSITIONS)))
        .containsExactly(List.of(0, 1, 2), List.of(1, 2), List.of(2), List.of(0, 1, 2, 3));
  }

  @Test
  void priorityIsAnOrderOfTheUser() {
    assertThat(candidates(StartChoice.priority(List.of(3, 1, 0, 2, 4))))
        .containsExactly(List.of(1, 2), List.of(0, 1, 2), List.of(2), List.of(0, 1, 2, 3));
  }

  @Test
  void smallestSetComesFirst() {
    assertThat(candidates(StartChoice.smallest(TRANSITIONS)))
        .containsExactly(List.of(2), List.of(1, 2), List.of(0, 1, 2), List.of(0, 1, 2, 3));
  }

  @Test
  void properSubsetHasNoVisibleTransition() {
    assertThat(candidates(StartChoice.smallest(TRANSITIONS), 1))
        .containsExactly(List.of(2), List.of(0, 1, 2, 3));
    assertThat(candidates(StartChoice.smallest(TRANSITIONS), 2))
        .containsExactly(List.of(0, 1, 2, 3));
  }

  @Test
  void terminalStateHasNoCandidate() {
    CandidateSets sets = new StubbornSets(closure, StartChoice.first(TRANSITIONS), set());
    long[] chosen = set(1);
    assertThat(sets.first(set(), chosen)).isZero();
    assertThat(sets.next(chosen)).isZero();
    assertThat(TransitionSet.isEmpty(chosen)).isTrue();
  }

  @Test
  void oneEnabledTransitionIsEverything() {
    CandidateSets sets = new StubbornSets(closure, StartChoice.first(TRANSITIONS), set());
    long[] chosen = set();
    assertThat(sets.first(set(3), chosen)).isEqualTo(1);
    assertThat(sets.next(chosen)).isZero();
  }

  @Test
  void equalTransitionsAreRefused() {
    assertThatThrownBy(() -> RelationTable.of(List.of("t", "t"), PaperNet.asPublished()))
        .hasMessageContaining("Some of these transitions are equal");
  }
}

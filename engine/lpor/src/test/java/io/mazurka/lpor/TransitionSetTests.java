package io.mazurka.lpor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TransitionSetTests {

  @Test
  void membersSpanSeveralWords() {
    long[] set = TransitionSet.of(130, 129, 0, 63, 64);
    assertThat(set).hasSize(3);
    assertThat(TransitionSet.size(set)).isEqualTo(4);
    assertThat(TransitionSet.members(set)).containsExactly(0, 63, 64, 129);
    TransitionSet.remove(set, 64);
    assertThat(TransitionSet.contains(set, 64)).isFalse();
    assertThat(TransitionSet.contains(set, 63)).isTrue();
  }

  @Test
  void nextMemberIsFoundAcrossWordsAndNotBeyondTheLast() {
    long[] set = TransitionSet.of(128, 5, 127);
    assertThat(TransitionSet.next(set, 0)).isEqualTo(5);
    assertThat(TransitionSet.next(set, 5)).isEqualTo(5);
    assertThat(TransitionSet.next(set, 6)).isEqualTo(127);
    assertThat(TransitionSet.next(set, 128)).isEqualTo(-1);
    assertThat(TransitionSet.next(TransitionSet.empty(64), 0)).isEqualTo(-1);
  }

  @Test
  void subsetsAndIntersectionsAreOverAllWords() {
    long[] small = TransitionSet.of(70, 1, 69);
    long[] large = TransitionSet.of(70, 1, 2, 69);
    assertThat(TransitionSet.isSubset(small, large)).isTrue();
    assertThat(TransitionSet.isSubset(large, small)).isFalse();
    assertThat(TransitionSet.intersects(small, TransitionSet.of(70, 69))).isTrue();
    assertThat(TransitionSet.intersects(small, TransitionSet.of(70, 2, 5))).isFalse();
    assertThat(TransitionSet.isEmpty(TransitionSet.empty(70))).isTrue();
    assertThat(TransitionSet.isEmpty(small)).isFalse();
  }
}

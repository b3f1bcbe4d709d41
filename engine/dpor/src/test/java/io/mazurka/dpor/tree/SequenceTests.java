package io.mazurka.dpor.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.NormalForm;
import io.mazurka.dpor.SmallPrograms;
import io.mazurka.dpor.execution.PackedDependence;
import io.mazurka.dpor.execution.PackedEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Sequences and wakeup trees on all interleavings of small programs. */
final class SequenceTests {

  private static Sequence sequence(List<Long> events) {
    Sequence sequence = new Sequence(PackedDependence.INSTANCE);
    events.forEach(sequence::add);
    return sequence;
  }

  private static List<TreeSet<Long>> trace(List<Long> events) {
    return NormalForm.of(events, PackedDependence.INSTANCE);
  }

  /** The first events of all interleavings of the same trace. */
  private static Set<Long> firstOfEqual(List<Long> events, List<List<Long>> interleavings) {
    return interleavings.stream()
        .filter(other -> trace(other).equals(trace(events)))
        .map(other -> other.get(0))
        .collect(Collectors.toSet());
  }

  @Test
  void sequenceCanBeginWithWhatComesFirstInAReordering() {
    for (String[] program : SmallPrograms.all(3, 1)) {
      List<List<Long>> interleavings = SmallPrograms.interleavings(program);
      for (List<Long> events : interleavings) {
        Set<Long> first = new HashSet<>();
        for (int index = 0; index < events.size(); index++) {
          boolean found = sequence(events).find(events.get(index)) == index;
          assertThat(sequence(events).canBeginAt(index)).isEqualTo(found);
          if (found) {
            first.add(events.get(index));
          }
        }
        assertThat(first).isEqualTo(firstOfEqual(events, interleavings));
      }
    }
  }

  @Test
  void eventOfAnotherThreadIsIndependentOrNeither() {
    Sequence sequence = sequence(List.of(event(0, 'a', true), event(1, 'b', false)));

    assertThat(sequence.find(event(2, 'c', true))).isEqualTo(Sequence.INDEPENDENT);
    assertThat(sequence.find(event(2, 'b', false))).isEqualTo(Sequence.INDEPENDENT);
    assertThat(sequence.find(event(2, 'b', true))).isEqualTo(Sequence.NEITHER);
    assertThat(sequence.find(PackedEvent.alternative(event(0, 'a', true), 1)))
        .isEqualTo(Sequence.NEITHER);
  }

  @Test
  void shortSequenceHasOnlyWhatTheLastEventNeeds() {
    long needed = event(0, 'a', true);
    long idle = event(1, 'b', true);
    long last = event(2, 'a', false);
    Sequence sequence = sequence(List.of(needed, idle, last));

    sequence.shorten();

    assertThat(sequence.size()).isEqualTo(2);
    assertThat(sequence.event(0)).isEqualTo(needed);
    assertThat(sequence.event(1)).isEqualTo(last);
  }

  /** Whole executions are planned: each leaf is one trace, whatever the order of insertion. */
  @Test
  void wakeupTreeHasOneLeafForEachTraceInserted() {
    for (String[] program : SmallPrograms.all(3, 2)) {
      WakeupTree tree = WakeupTree.empty();
      Set<List<TreeSet<Long>>> traces = new HashSet<>();
      for (List<Long> events : SmallPrograms.interleavings(program)) {
        boolean isNew = traces.add(trace(events));
        assertThat(tree.insert(sequence(events)) > 0).isEqualTo(isNew);
      }
      assertThat(leaves(tree)).isEqualTo(traces.size());
    }
  }

  private static int leaves(WakeupTree tree) {
    int leaves = tree.isLeaf() ? 1 : 0;
    while (!tree.isLeaf()) {
      WakeupTree first = tree.first();
      leaves += first == null ? 0 : leaves(first);
      tree.removeFirst();
    }
    return leaves;
  }

  @Test
  void sequenceThatALeafLeavesOpenIsNotInserted() {
    WakeupTree tree = WakeupTree.empty();
    tree.append(event(0, 'a', true));

    assertThat(tree.insert(sequence(List.of(event(0, 'a', true), event(1, 'a', true))))).isZero();
    assertThat(tree.insert(sequence(List.of(event(1, 'b', true))))).isZero();
    assertThat(tree.insert(sequence(List.of(event(1, 'a', true))))).isEqualTo(1);
    assertThat(tree.size()).isEqualTo(2);
  }

  private static long event(int thread, char object, boolean write) {
    return PackedEvent.of(thread, object - 'a', write);
  }
}

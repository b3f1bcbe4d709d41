package io.mazurka.dpor.planning;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.SmallPrograms;
import io.mazurka.dpor.StraightLines;
import io.mazurka.dpor.execution.PackedEvent;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Races and sequences that reverse them, on all interleavings of small programs. */
final class EventRacesTests {

  private static ThreadStack stack(String[] program, List<Long> interleaving) {
    ThreadStack stack = new ThreadStack(new StraightLines(program), Conflicts.READWRITE);
    interleaving.forEach(event -> stack.push(event, false));
    return stack;
  }

  private static Set<Integer> races(ThreadStack stack, int later) {
    EventRaces races = new EventRaces(stack);
    races.findOf(later);
    Set<Integer> found = new TreeSet<>();
    for (int race = 0; race < races.count(); race++) {
      found.add(races.earlier(race));
    }
    return found;
  }

  /** For each event, the events that happen before it, by the definition. */
  private static BitSet[] happensBefore(List<Long> events) {
    BitSet[] before = new BitSet[events.size()];
    for (int later = 0; later < before.length; later++) {
      before[later] = new BitSet();
      for (int earlier = 0; earlier < later; earlier++) {
        if (PackedEvent.dependent(events.get(earlier), events.get(later))) {
          before[later].set(earlier);
          before[later].or(before[earlier]);
        }
      }
    }
    return before;
  }

  /** The events of other threads that happen before {@code later} with no event in between. */
  private static Set<Integer> racesByDefinition(List<Long> events, int later) {
    BitSet[] before = happensBefore(events);
    Set<Integer> races = new TreeSet<>();
    before[later].stream()
        .filter(earlier -> !PackedEvent.sameThread(events.get(earlier), events.get(later)))
        .filter(earlier -> before[later].stream().noneMatch(one -> before[one].get(earlier)))
        .forEach(races::add);
    return races;
  }

  @Test
  void racesAreThoseOfTheDefinition() {
    for (String[] program : SmallPrograms.all(3, 2)) {
      for (List<Long> events : SmallPrograms.interleavings(program)) {
        ThreadStack stack = stack(program, events);
        for (int later = 0; later < events.size(); later++) {
          assertThat(races(stack, later)).isEqualTo(racesByDefinition(events, later));
        }
      }
    }
  }

  @Test
  void clocksAreTheHappensBeforeOrder() {
    for (String[] program : SmallPrograms.all(3, 2)) {
      for (List<Long> events : SmallPrograms.interleavings(program)) {
        ThreadStack stack = stack(program, events);
        BitSet[] before = happensBefore(events);
        for (int later = 0; later < events.size(); later++) {
          for (int earlier = 0; earlier < later; earlier++) {
            assertThat(stack.history().happensBefore(earlier, later))
                .isEqualTo(before[later].get(earlier));
          }
        }
      }
    }
  }

  @Test
  void readRacesWithTheLastWriteAndWriteWithAllReadsSince() {
    String[] program = {"wa wa", "ra", "ra", "wa"};
    List<Long> events = List.of(w(0), w(0), r(1), r(2), w(3));
    ThreadStack stack = stack(program, events);

    assertThat(races(stack, 2)).containsExactly(1);
    assertThat(races(stack, 3)).containsExactly(1);
    assertThat(races(stack, 4)).containsExactly(2, 3);
  }

  @Test
  void reversingSequenceHasAllThatDoesNotHappenAfterTheEarlierEvent() {
    long aside = PackedEvent.of(1, 1, true);
    String[] program = {"wa", "wb", "ra"};
    ThreadStack stack = stack(program, List.of(w(0), aside, r(2)));
    ReversingSequence reversing = new ReversingSequence(stack);

    assertThat(reversing.notAfter(0, 2, 3, 2).size()).isEqualTo(2);
    assertThat(ReversingSequence.initials(reversing.notAfter(0, 2, 2, 2))).isEqualTo(0b110);
    assertThat(reversing.leadingTo(0, 2, 2).size()).isEqualTo(1);
    assertThat(ReversingSequence.initials(reversing.leadingTo(0, 2, 2))).isEqualTo(0b100);
  }

  private static long w(int thread) {
    return PackedEvent.of(thread, 0, true);
  }

  private static long r(int thread) {
    return PackedEvent.of(thread, 0, false);
  }
}

package io.mazurka.dpor.planning;

import java.util.Arrays;

/**
 * Stores the races of each event on the stack; they stay the same as long as the event is there.
 */
final class RaceLog {

  private int[] starts = new int[64];
  private int[] earlier = new int[64];

  /** Notes the races of {@code event}, and forgets those of the events after it. */
  void put(int event, EventRaces races) {
    if (event + 1 == starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
    }
    int end = starts[event];
    if (end + races.count() > earlier.length) {
      earlier = Arrays.copyOf(earlier, 2 * (end + races.count()));
    }
    for (int race = 0; race < races.count(); race++) {
      earlier[end++] = races.earlier(race);
    }
    starts[event + 1] = end;
  }

  /**
   * The index of the first race of {@code event}; its races end where those of the next event
   * start.
   */
  int start(int event) {
    return starts[event];
  }

  int earlier(int race) {
    return earlier[race];
  }
}

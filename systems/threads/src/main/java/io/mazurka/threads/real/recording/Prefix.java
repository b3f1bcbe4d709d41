package io.mazurka.threads.real.recording;

import io.mazurka.dpor.execution.PackedEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The first events of a run, to be repeated by another run, perhaps in another order; and the
 * places that these events had in the first run.
 */
public final class Prefix {

  public static final Prefix EMPTY = new Prefix(List.of(), new int[0]);

  private final List<RunEvent> events;
  private final int[] places;

  private Prefix(List<RunEvent> events, int[] places) {
    this.events = events;
    this.places = places;
  }

  /** The events, to be taken in the same order. */
  public static Prefix of(List<RunEvent> events) {
    int[] places = new int[events.size()];
    Arrays.setAll(places, place -> place);
    return new Prefix(List.copyOf(events), places);
  }

  /**
   * The events, to be taken in an order with few switches of threads. The order is kept if some
   * event happened only because its thread had waited long enough.
   */
  public static Prefix quick(List<RunEvent> events) {
    long[] accesses = new long[events.size()];
    for (int index = 0; index < accesses.length; index++) {
      accesses[index] = events.get(index).access();
      if (PackedEvent.isLastResort(accesses[index])) {
        return of(events);
      }
    }
    int[] places = FewSwitches.of(accesses);
    List<RunEvent> ordered = new ArrayList<>(places.length);
    for (int place : places) {
      ordered.add(events.get(place));
    }
    return new Prefix(ordered, places);
  }

  /** The events in the order in which they are taken. */
  public List<RunEvent> events() {
    return events;
  }

  public int length() {
    return places.length;
  }

  /** Puts the events that were taken back into the order of the first run. */
  void restore(List<RunEvent> taken) {
    RunEvent[] restored = new RunEvent[places.length];
    for (int index = 0; index < places.length; index++) {
      restored[places[index]] = taken.get(index);
    }
    for (int index = 0; index < places.length; index++) {
      taken.set(index, restored[index]);
    }
  }
}

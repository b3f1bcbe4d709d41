package io.mazurka.threads.real;

import io.mazurka.dpor.execution.Guide;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.threads.real.recording.RunEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events that a run should take: first the planned events, then those that a guide selects. */
final class Course {

  private final List<Schedules.NextEvent> planned = new ArrayList<>();
  private @Nullable Guide guide;

  /** Plans to take the events of {@code prefix} again. */
  void plan(List<RunEvent> prefix) {
    for (RunEvent event : prefix) {
      plan(new Schedules.NextEvent(event.thread(), event.alternative()));
    }
  }

  /** Plans to take these events, by thread and alternative. */
  void plan(long[] events) {
    for (long event : events) {
      plan(new Schedules.NextEvent(PackedEvent.thread(event), PackedEvent.alternative(event)));
    }
  }

  void plan(Schedules.NextEvent choice) {
    planned.add(choice);
  }

  /** Lets {@code next} select the events that follow the planned ones. */
  void follow(Guide next) {
    guide = next;
  }

  boolean isPlanned(int event) {
    return event < planned.size();
  }

  Schedules.NextEvent planned(int event) {
    return planned.get(event);
  }

  /**
   * Asks the guide for the event after {@code taken}, and plans it; returns false if there is none.
   */
  boolean ask(long taken) {
    long next = guide == null ? PackedEvent.NONE : guide.after(taken);
    if (next == PackedEvent.NONE) {
      guide = null;
      return false;
    }
    plan(new Schedules.NextEvent(PackedEvent.thread(next), PackedEvent.alternative(next)));
    return true;
  }
}

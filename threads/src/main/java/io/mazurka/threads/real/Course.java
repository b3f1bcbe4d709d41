package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.execution.Guide;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events a run is to take: those that are planned, and after these what a guide tells. */
final class Course {

  private final List<Schedules.NextEvent> planned = new ArrayList<>();
  private @Nullable Guide guide;

  /** Plans to take the events of {@code prefix} again. */
  void plan(List<RunEvent> prefix) {
    for (RunEvent event : prefix) {
      plan(new Schedules.NextEvent(event.thread(), event.alternative()));
    }
  }

  void plan(Schedules.NextEvent choice) {
    planned.add(choice);
  }

  /** After what is planned so far, {@code next} is asked. */
  void follow(Guide next) {
    guide = next;
  }

  boolean isPlanned(int event) {
    return event < planned.size();
  }

  Schedules.NextEvent planned(int event) {
    return planned.get(event);
  }

  /** Asks the guide what to take after {@code taken}, and plans it; false if that is nothing. */
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

package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.Access;
import io.mazurka.kernel.dynamic.Guide;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events a run is to take: those that are planned, and after these what a guide tells. */
final class Course {

  private final List<Choice> planned = new ArrayList<>();
  private @Nullable Guide guide;

  /** Plans to take the events of {@code prefix} again. */
  void plan(List<Event> prefix) {
    for (Event event : prefix) {
      plan(new Choice(event.thread(), event.alternative()));
    }
  }

  void plan(Choice choice) {
    planned.add(choice);
  }

  /** After what is planned so far, {@code next} is asked. */
  void follow(Guide next) {
    guide = next;
  }

  boolean isPlanned(int event) {
    return event < planned.size();
  }

  Choice planned(int event) {
    return planned.get(event);
  }

  /** Asks the guide what to take after {@code taken}, and plans it; false if that is nothing. */
  boolean ask(long taken) {
    long next = guide == null ? Access.NONE : guide.after(taken);
    if (next == Access.NONE) {
      guide = null;
      return false;
    }
    plan(new Choice(Access.thread(next), Access.alternative(next)));
    return true;
  }
}

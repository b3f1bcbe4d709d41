package io.mazurka.kernel.search;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.Property.Kind;
import io.mazurka.kernel.walk.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What an exploration has found out about the properties of its task, and whether it is enough. All
 * workers report to it; each evaluates properties with an {@link Evaluation} of its own.
 */
public final class Findings {

  private final SearchTask task;
  private final Set<Property> failed = new LinkedHashSet<>();
  private @Nullable Violation first;
  private volatile @Nullable EndReason end;

  public Findings(SearchTask task) {
    this.task = task;
  }

  /** A new evaluation of the properties, for one worker. */
  public Evaluation evaluation() {
    return new Evaluation(task, this);
  }

  /** Notes that {@code property} does not hold in the state that {@code path} leads to. */
  synchronized void report(Property property, Supplier<Path> path) {
    failed.add(property);
    if (first == null && property.kind() != Kind.GOAL) {
      first = new Violation(property, path.get());
    }
    if (task.stop() == Stop.AT_FIRST_VIOLATION) {
      end = EndReason.VIOLATION;
    } else if (task.stop() == Stop.WHEN_ALL_DECIDED && failed.size() == task.properties().size()) {
      end = EndReason.DECIDED;
    }
  }

  /** Whether another state in which {@code property} fails would change nothing. */
  synchronized boolean isDecided(Property property) {
    return task.stop() == Stop.WHEN_ALL_DECIDED && failed.contains(property);
  }

  /** Why nothing more needs to be explored, or null. */
  public @Nullable EndReason end() {
    return end;
  }

  /** The first violation, or null. */
  public synchronized @Nullable Violation first() {
    return first;
  }

  /** The properties that do not hold in some state. */
  public synchronized Set<Property> failed() {
    return Set.copyOf(failed);
  }
}

package io.mazurka.search.pruning;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;
import java.util.List;

/**
 * Turns an execution that violates a property into one that is easier to read: without the steps
 * that do not matter, in an order with few switches between processes. The result is never longer.
 */
public final class Pruning {

  /** How many states may be looked at to prune one execution. */
  private static final int BUDGET = 100_000;

  /** How many states may be looked at to put the steps in order. */
  private static final int BUDGET_TO_ORDER = 20_000;

  private final TransitionSystem system;
  private final Property property;
  private final Surroundings surroundings;
  private final Surroundings order;
  private final Cutting cutting;

  private Pruning(TransitionSystem system, Property property) {
    this.system = system;
    this.property = property;
    this.surroundings = new Surroundings(system, property, BUDGET);
    this.order = new Surroundings(system, property, BUDGET_TO_ORDER);
    this.cutting = new Cutting(surroundings);
  }

  /** A shorter and better ordered execution at whose end {@code property} fails, too. */
  public static Path prune(TransitionSystem system, Property property, Path path) {
    return system.isCheapToFollow() ? new Pruning(system, property).run(path, true) : path;
  }

  /** Only puts the steps in a better order, for a path that is known to be a shortest one. */
  public static Path reorder(TransitionSystem system, Property property, Path path) {
    return system.isCheapToFollow() ? new Pruning(system, property).run(path, false) : path;
  }

  private Path run(Path path, boolean cuts) {
    Candidate best = surroundings.follow(path.initialState(), path.steps());
    try {
      best = cuts ? past(best) : best;
      Candidate before;
      do {
        before = best;
        best = cuts ? Shortcut.find(cutting.cut(best), surroundings) : best;
        best = Ordering.order(best, order);
      } while (best.length() < before.length());
    } catch (RuntimeException e) {
      // The model throws in another state. The execution found so far is worth more than that.
      return best.path();
    }
    return best.path();
  }

  /**
   * The execution of only those steps that may have caused the end; cheap to find, however long it
   * is.
   */
  private Candidate past(Candidate whole) {
    List<Occurrence> steps = CausalPast.of(whole.steps(), property, system.transitions());
    if (steps.size() == whole.length()) {
      return whole;
    }
    Candidate past = cutting.replay(whole.upTo(0), steps);
    return past == null ? whole : past;
  }
}

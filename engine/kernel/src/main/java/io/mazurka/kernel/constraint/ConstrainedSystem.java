package io.mazurka.kernel.constraint;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.Renderer;
import java.util.List;
import java.util.Optional;

/**
 * A system of which only a part is explored: a state in which a constraint fails is a state like
 * others, but it has no steps. Such a state lies <em>beyond</em> the constraint. It is not
 * terminal: an execution of the whole system goes on there.
 */
public final class ConstrainedSystem implements TransitionSystem {

  private final TransitionSystem whole;
  private final List<StateProperty> constraints;

  /**
   * The part of {@code whole} within {@code constraints}.
   *
   * @param constraints at least one
   */
  public ConstrainedSystem(TransitionSystem whole, List<StateProperty> constraints) {
    this.whole = whole;
    this.constraints = List.copyOf(constraints);
  }

  /** The system itself, without constraints. */
  public static TransitionSystem whole(TransitionSystem system) {
    return system instanceof ConstrainedSystem constrained ? constrained.whole : system;
  }

  /** The constraints of a system; most have none. */
  public static List<StateProperty> constraints(TransitionSystem system) {
    return system instanceof ConstrainedSystem constrained ? constrained.constraints : List.of();
  }

  @Override
  public List<Transition> transitions() {
    return whole.transitions();
  }

  @Override
  public List<int[]> initialStates() {
    return whole.initialStates();
  }

  @Override
  public Cursor cursor() {
    return new ConstrainedCursor(
        whole.cursor(),
        constraints.stream()
            .map(constraint -> constraint.condition().evaluator())
            .toArray(StateEvaluator[]::new));
  }

  @Override
  public SlotValues values() {
    return whole.values();
  }

  @Override
  public Optional<String> omission() {
    return whole.omission();
  }

  @Override
  public boolean isCheapToFollow() {
    return whole.isCheapToFollow();
  }

  @Override
  public Renderer renderer() {
    return whole.renderer();
  }
}

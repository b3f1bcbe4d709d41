package io.mazurka.kernel.saved;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.TerminalDeadlock;
import io.mazurka.kernel.TerminalProperty;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Walk;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs a saved counterexample on the model as it is now. A step whose index has changed is found by
 * its description; a step that is not there any more ends the run.
 */
public final class Rerun {

  private final SavedCounterexample saved;
  private final CompiledModel model;
  private final TransitionSystem system;
  private final Renderer renderer;

  private Rerun(SavedCounterexample saved, CompiledModel model) {
    this.saved = saved;
    this.model = model;
    this.system = model.system();
    this.renderer = system.renderer();
  }

  /** The counterexample as the model shows it; complains if it does not. */
  public static Counterexample of(SavedCounterexample saved, CompiledModel model) {
    return new Rerun(saved, model).run();
  }

  private Counterexample run() {
    if (!renderer.components().equals(saved.trace().components())) {
      throw differs("it has %s".formatted(String.join(", ", renderer.components())));
    }
    Walk walk = Walk.from(system, initialState());
    for (int number = 0; number < saved.path().steps().size(); number++) {
      walk.take(step(walk, number));
    }
    Property property = property();
    return new Counterexample(
        saved.property(),
        property.kind(),
        explanation(property, walk),
        walk.path(),
        saved.trace(),
        false,
        0);
  }

  private int initialState() {
    List<int[]> all = system.initialStates();
    int expected = saved.path().initialState();
    if (expected < all.size() && isInitial(all.get(expected))) {
      return expected;
    }
    for (int index = 0; index < all.size(); index++) {
      if (isInitial(all.get(index))) {
        return index;
      }
    }
    throw differs("no initial state is as in the file");
  }

  private boolean isInitial(int[] state) {
    return renderer.state(state).equals(saved.trace().initial());
  }

  private int step(Walk walk, int number) {
    TraceStep expected = saved.trace().steps().get(number);
    int likely = saved.path().steps().get(number);
    if (likely < walk.possible() && walk.describe(likely).equals(expected)) {
      return likely;
    }
    Set<String> possible = new LinkedHashSet<>();
    for (int index = 0; index < walk.possible(); index++) {
      TraceStep step = walk.describe(index);
      if (step.equals(expected)) {
        return index;
      }
      possible.add(step.process() + "." + step.transition());
    }
    throw differs(
        "step %d of the file, %s.%s, is not possible there as it was; possible is %s"
            .formatted(
                number + 1,
                expected.process(),
                expected.transition(),
                possible.isEmpty() ? "nothing" : String.join(", ", possible)));
  }

  private String explanation(Property property, Walk walk) {
    int[] state = walk.state();
    if (property instanceof TerminalProperty && walk.possible() > 0) {
      throw differs("its last state is not terminal any more");
    }
    if (property.evaluator().holds(state)) {
      throw differs(
          "%s %s after the last step now"
              .formatted(saved.property(), property.kind().asksForSomeState() ? "fails" : "holds"));
    }
    return property.explain(state);
  }

  private Property property() {
    for (Property property : model.properties()) {
      if (property.name().equals(saved.property())) {
        return property;
      }
    }
    if (saved.property().equals(Property.DEADLOCK)) {
      return new TerminalDeadlock();
    }
    throw differs("it has no property '%s'".formatted(saved.property()));
  }

  private InvalidModelException differs(String how) {
    return new InvalidModelException(
        "%s is not the model of the counterexample any more: %s"
            .formatted(saved.model().name(), how));
  }
}

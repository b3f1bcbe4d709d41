package io.mazurka.catalogue.saved;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.StepText;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Counterexample;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.linear.PrefixReading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Runs a saved counterexample on the model as it is now. A step whose index has changed is found by
 * its description; the run ends with the first step that is not there any more.
 */
public final class Rerun {

  /** The most steps that are shown as similar to the missing step. */
  private static final int MOST_ALIKE = 3;

  private final SavedCounterexample saved;
  private final CompiledModel model;
  private final TransitionSystem system;
  private final Renderer renderer;
  private final Quiescence quiescence;

  private Rerun(SavedCounterexample saved, CompiledModel model) {
    this.saved = saved;
    this.model = model;
    this.system = model.system();
    this.renderer = system.renderer();
    this.quiescence = Quiescence.of(system);
  }

  /**
   * The counterexample as the model shows it.
   *
   * @throws NoLongerHappensException if the model does not show it any more
   */
  public static Counterexample of(SavedCounterexample saved, CompiledModel model) {
    return new Rerun(saved, model).run();
  }

  private Counterexample run() {
    if (!renderer.components().equals(saved.trace().components())) {
      tryOut();
    }
    if (!renderer.components().equals(saved.trace().components())) {
      throw departed(
          "its processes are others now",
          "then: " + String.join(", ", saved.trace().components()),
          "now:  " + String.join(", ", renderer.components()));
    }
    Walk walk = Walk.from(system, initialState());
    for (int number = 0; number < saved.path().steps().size(); number++) {
      walk.take(step(walk, number));
    }
    Property property = property();
    requireRepetition(walk);
    return new Counterexample(
        saved.property(),
        property.kind(),
        explanation(property, walk),
        walk.path(),
        saved.trace(),
        false,
        0,
        saved.trace().cycleStart());
  }

  /**
   * Follows the path as far as possible: a program that starts threads knows them only after they
   * were started.
   */
  private void tryOut() {
    Walk walk = Walk.from(system, 0);
    for (int step : saved.path().steps()) {
      if (step < walk.possible()) {
        walk.take(step);
      }
    }
    walk.possible();
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
    throw departed(
        "no initial state is as it was",
        "then: " + state(saved.trace().initial()),
        "now:  " + state(renderer.state(all.get(Math.min(expected, all.size() - 1)))));
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
    for (int index = 0; index < walk.possible(); index++) {
      if (walk.describe(index).equals(expected)) {
        return index;
      }
    }
    Set<String> possible = possible(walk);
    List<String> difference = new ArrayList<>();
    difference.add("then: " + StepText.withBefore(expected));
    alike(walk, expected).forEach(step -> difference.add("now:  " + StepText.withBefore(step)));
    if (difference.size() == 1) {
      difference.add("now:  possible is " + listed(possible));
    }
    difference.add("in:   " + state(renderer.details(walk.state())));
    throw departed(
        "step %d of %d, %s.%s, is not possible as it was"
            .formatted(
                number + 1,
                saved.trace().steps().size(),
                expected.process(),
                expected.transition()),
        difference.toArray(String[]::new));
  }

  /**
   * The possible steps of the same process and transition, which differ from {@code expected} in
   * messages or changes.
   */
  private static List<TraceStep> alike(Walk walk, TraceStep expected) {
    return IntStream.range(0, walk.possible())
        .mapToObj(walk::describe)
        .filter(step -> step.process().equals(expected.process()))
        .filter(step -> step.transition().equals(expected.transition()))
        .limit(MOST_ALIKE)
        .toList();
  }

  private static String listed(Set<String> possible) {
    return possible.isEmpty() ? "nothing" : String.join(", ", possible);
  }

  private String state(List<String> texts) {
    List<String> shown = StepText.state(renderer.components(), texts);
    return shown.isEmpty() ? "a state that cannot be shown" : String.join(" | ", shown);
  }

  /**
   * Requires that the repeated steps lead back to the state where they begin, or that the last
   * state is terminal.
   */
  private void requireRepetition(Walk walk) {
    int start = saved.trace().cycleStart();
    int[] end = walk.state();
    if (start == walk.position() && !quiescence.isTerminal(walk)) {
      throw departed(
          "its last state does not repeat any more",
          "then: no process can take a step",
          "now:  possible is " + listed(possible(walk)),
          "in:   " + state(renderer.details(end)));
    }
    if (start >= 0 && start < walk.position()) {
      int last = walk.position();
      walk.moveTo(start);
      int[] begin = walk.state();
      walk.moveTo(last);
      if (!Arrays.equals(begin, end)) {
        throw departed(
            "it does not come back to step %d any more".formatted(start + 1),
            "begins: " + state(renderer.details(begin)),
            "ends:   " + state(renderer.details(end)));
      }
    }
  }

  private String explanation(Property property, Walk walk) {
    int[] state = walk.state();
    if (property instanceof StateProperty one && one.needsEnd() && !quiescence.isTerminal(walk)) {
      throw departed(
          "its last state is not terminal any more",
          "then: no process can take a step",
          "now:  possible is " + listed(possible(walk)),
          "in:   " + state(renderer.details(state)));
    }
    if (property instanceof TemporalProperty formula) {
      requireViolation(formula, walk);
      return property.explain(state);
    }
    if (!property.decider().holds(state)) {
      boolean some = property.kind().asksForSomeState();
      throw departed(
          "%s %s after the last step now".formatted(saved.property(), some ? "fails" : "holds"),
          "then: it " + (some ? "held" : "failed"),
          "now:  " + state(renderer.state(state)));
    }
    return property.explain(state);
  }

  /**
   * Requires that the execution violates a formula of linear time, or that it does so however it
   * goes on. A formula of branching time is not checked: one execution does not decide it.
   */
  private void requireViolation(TemporalProperty property, Walk walk) {
    int start = saved.trace().cycleStart();
    Optional<LinearFormula> linear = property.linear();
    if (linear.isEmpty()) {
      return;
    }
    if (start < 0) {
      if (!PrefixReading.refutes(linear.get(), letters(property, walk))) {
        throw departed(
            "%s may hold after the last step now".formatted(saved.property()),
            "then: it failed, whatever followed");
      }
    } else {
      LassoReview.objection(property, linear.get(), walk, start)
          .ifPresent(
              objection -> {
                throw departed(objection, "then: it was violated");
              });
    }
  }

  /** The atoms that hold in each state up to here, as bits. */
  private static long[] letters(TemporalProperty property, Walk walk) {
    int end = walk.position();
    List<StateEvaluator> atoms =
        property.atoms().stream().map(atom -> atom.condition().evaluator()).toList();
    long[] letters = new long[end + 1];
    for (int place = 0; place <= end; place++) {
      walk.moveTo(place);
      int[] state = walk.state();
      for (int atom = 0; atom < atoms.size(); atom++) {
        letters[place] |= atoms.get(atom).holds(state) ? 1L << atom : 0;
      }
    }
    return letters;
  }

  private Property property() {
    for (Property property : model.properties()) {
      if (property.name().equals(saved.property())) {
        return property;
      }
    }
    if (saved.property().equals(Property.DEADLOCK)) {
      return StateProperty.NO_TERMINAL_STATE;
    }
    throw new InvalidModelException(
        "%s has no property '%s' any more".formatted(saved.model().name(), saved.property()));
  }

  private static Set<String> possible(Walk walk) {
    Set<String> possible = new LinkedHashSet<>();
    for (int index = 0; index < walk.possible(); index++) {
      TraceStep step = walk.describe(index);
      possible.add(step.process() + "." + step.transition());
    }
    return possible;
  }

  private static NoLongerHappensException departed(String how, String... difference) {
    return new NoLongerHappensException(how, List.of(difference));
  }
}

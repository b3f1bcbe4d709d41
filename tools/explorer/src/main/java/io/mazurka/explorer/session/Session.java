package io.mazurka.explorer.session;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.LassoReview;
import io.mazurka.explorer.session.Scene.Knowledge;
import io.mazurka.explorer.session.Scene.PropertyView;
import io.mazurka.explorer.session.Scene.ReductionView;
import io.mazurka.explorer.session.Scene.Status;
import io.mazurka.explorer.session.Scene.StepView;
import io.mazurka.explorer.session.Scene.SymmetryView;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.temporal.formula.LinearFormula;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A model that users walk through. A session remembers no position: every question contains a path.
 * So any number of users can share a session, one question at a time. The last path is cached for
 * speed.
 */
public final class Session {

  private final TransitionSystem system;
  private final StateFingerprints fingerprints;
  private final Judgement judgement;
  private final Quiescence quiescence;
  private final Analysis analysis;
  private @Nullable Walk walk;

  private Session(CompiledModel model, Analysis analysis) {
    this.system = model.system();
    this.fingerprints = new StateFingerprints(system);
    this.judgement = new Judgement(model);
    this.quiescence = Quiescence.of(system);
    this.analysis = analysis;
  }

  /**
   * Opens a model.
   *
   * @param options the options of a check, whose reduction is shown
   * @param repeating whether states that differ only in parts that no later step depends on count
   *     as equal, as an execution that repeats requires
   */
  public static Session open(Instance instance, CheckOptions options, boolean repeating) {
    CompiledModel model = repeating ? instance.compileToRepeat() : instance.compile();
    return new Session(model, Analysis.begin(instance, options));
  }

  /** Waits until the reduction of a check is known. */
  public void awaitAnalysis() throws InterruptedException {
    analysis.await();
  }

  /**
   * The scene at the end of a path.
   *
   * @param known the number of steps of the path that the trace may leave out
   * @throws IndexOutOfBoundsException if there is no such path
   */
  public synchronized Scene scene(Path path, int known) {
    Walk here = follow(path);
    int end = here.position();
    List<StatePart> now = StatePart.of(system.renderer(), here.state());
    List<StatePart> before = now;
    if (end > 0) {
      here.back();
      before = StatePart.of(system.renderer(), here.state());
      here.forward();
    }
    boolean terminal = quiescence.isTerminal(here);
    Optional<ReducedWalk> reduced = analysis.walk();
    boolean lost = reduced.isPresent() && !reduced.get().follow(here);
    ReductionView reduction = analysis.without();
    SymmetryView symmetry = SymmetryView.none();
    List<StatePart> alive = now;
    if (lost) {
      reduction =
          new ReductionView(Knowledge.UNKNOWN, List.of("a check has no such execution"), List.of());
    } else if (reduced.isPresent()) {
      reduction = reduced.get().reduction(here);
      symmetry = reduced.get().symmetry();
      alive = reduced.get().parts();
    }
    return new Scene(
        path,
        fingerprint(here.state()),
        system.initialStates().size(),
        PartView.of(now, before, alive),
        steps(here),
        terminal,
        judgement.of(here.state(), terminal),
        reduction,
        symmetry,
        Math.min(known, end),
        trace(here, Math.min(known, end)));
  }

  private String fingerprint(int[] state) {
    try {
      return Long.toHexString(fingerprints.of(state));
    } catch (UnsupportedValueException e) {
      return "";
    }
  }

  private List<StepView> steps(Walk here) {
    int[] state = here.state();
    List<StepView> steps = new ArrayList<>();
    var cursor = system.cursor();
    for (int step = 0; step < here.possible(); step++) {
      int[] next = here.successor(step);
      boolean ends = system.isCheapToFollow() && quiescence.isTerminal(cursor, cursor.load(next));
      steps.add(
          new StepView(
              step, here.describe(step), judgement.broken(next, ends), Arrays.equals(next, state)));
    }
    return steps;
  }

  private static List<TraceStep> trace(Walk here, int known) {
    int end = here.position();
    List<Integer> taken = here.path().steps();
    List<TraceStep> steps = new ArrayList<>();
    for (int place = known; place < end; place++) {
      here.moveTo(place);
      steps.add(here.describe(taken.get(place)));
    }
    here.moveTo(end);
    return steps;
  }

  /**
   * Evaluates temporal properties on an execution that repeats.
   *
   * @param cycleStart the number of steps before those that repeat; the number of all steps if the
   *     last state repeats
   */
  public synchronized Lasso lasso(Path path, int cycleStart) {
    if (cycleStart < 0 || cycleStart > path.steps().size()) {
      throw new IndexOutOfBoundsException(
          "no step of %d is the one with index %d".formatted(path.steps().size(), cycleStart));
    }
    Walk whole = Walk.along(system, path);
    int end = whole.position();
    int[] last = whole.state();
    whole.moveTo(cycleStart);
    boolean closes =
        cycleStart == end ? quiescence.isTerminal(whole) : Arrays.equals(whole.state(), last);
    whole.moveTo(end);
    List<PropertyView> verdicts = new ArrayList<>();
    for (TemporalProperty property : TemporalProperty.among(judgement.properties())) {
      verdicts.add(verdict(property, whole, cycleStart, closes));
    }
    return new Lasso(closes, verdicts);
  }

  /**
   * An execution that repeats.
   *
   * @param closes whether the execution returns to the state in which the repetition begins
   * @param verdicts the verdicts on temporal properties
   */
  public record Lasso(boolean closes, List<PropertyView> verdicts) {}

  private static PropertyView verdict(
      TemporalProperty property, Walk whole, int cycleStart, boolean closes) {
    Optional<LinearFormula> linear = property.linear();
    if (!closes || linear.isEmpty()) {
      String why = closes ? "one execution does not decide it" : "the execution does not repeat";
      return Judgement.view(property, Status.OPEN, List.of(why));
    }
    return LassoReview.objection(property, linear.get(), whole, cycleStart)
        .map(why -> Judgement.view(property, Status.HOLDS, List.of(why)))
        .orElseGet(
            () -> Judgement.view(property, Status.FAILS, List.of("the execution violates it")));
  }

  /** The states around the end of a path. */
  public synchronized Neighbourhood around(Path path, int most) {
    int[] here = follow(path).state();
    return new GraphBuilder(system, judgement, most).from(path, List.of(here));
  }

  /** All states, from the initial ones on. */
  public synchronized Neighbourhood whole(int most) {
    return new GraphBuilder(system, judgement, most)
        .from(new Path(0, List.of()), system.initialStates());
  }

  private Walk follow(Path path) {
    if (walk == null || walk.path().initialState() != path.initialState()) {
      walk = Walk.from(system, path.initialState());
    }
    walk.moveTo(0);
    path.steps().forEach(walk::take);
    return walk;
  }
}

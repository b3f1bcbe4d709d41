package io.mazurka.audit;

import io.mazurka.audit.Behaviour.Explored;
import io.mazurka.audit.Behaviour.Fact;
import io.mazurka.audit.checks.RunningCheck;
import io.mazurka.audit.checks.Witnesses;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.Property;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Checks whether a model behaves the same in another process. Some things, such as the order in
 * which hash tables iterate, differ between processes but not within one, so only another process
 * shows that a model depends on them.
 */
public final class BehaviourCheck {

  /** The name of the check. */
  public static final String NAME = "another JVM";

  private static final int MOST_FAILURES = 10;

  private final Explored explored;
  private final Behaviour here;

  /** Explores {@code model} in this process. */
  public BehaviourCheck(CompiledModel model, BooleanSupplier stop) {
    this.explored = new Explored(model);
    this.here = explored.explore(stop);
  }

  /**
   * Compares with the behaviour in another process, in the states that both processes looked at.
   */
  public AuditCheck compare(Behaviour there) {
    RunningCheck running = new RunningCheck(NAME, "", "states");
    if (!here.initial().equals(there.initial())) {
      running.fail(failure("the model starts in other states", List.of(), List.of()));
    }
    Set<Long> told = new HashSet<>();
    for (Map.Entry<Long, List<Fact>> entry : here.facts().entrySet()) {
      List<Fact> other = there.facts().get(entry.getKey());
      if (other != null) {
        running.count(1);
        if (!other.equals(entry.getValue())) {
          differ(entry.getKey(), entry.getValue(), other, told, running);
        }
      }
    }
    running.finish();
    return running.check();
  }

  /** The result of the check if there is nothing to compare with. */
  public static AuditCheck leftOut() {
    RunningCheck running = new RunningCheck(NAME, "", "states");
    running.leaveOut();
    return running.check();
  }

  /** The result of the check if the model fails only in the other process. */
  public static AuditCheck failedThere(String problem) {
    RunningCheck running = new RunningCheck(NAME, "", "states");
    running.fail(Witnesses.of("in another JVM " + problem));
    running.finish();
    return running.check();
  }

  private void differ(
      long state, List<Fact> mine, List<Fact> others, Set<Long> told, RunningCheck running) {
    for (Transition transition : explored.model().system().transitions()) {
      long name = Behaviour.nameOf(transition.toString());
      if (told.size() < MOST_FAILURES && differs(name, mine, others) && told.add(name)) {
        String what = "%s does something else".formatted(transition);
        running.fail(failure(what, List.of(transition.toString()), parts(state)));
      }
    }
    for (Property property : explored.model().properties()) {
      long name = Behaviour.nameOf(Behaviour.of(property));
      if (told.size() < MOST_FAILURES && differs(name, mine, others) && told.add(name)) {
        String what = "%s has another truth value".formatted(property.name());
        running.fail(failure(what, List.of(), parts(state)));
      }
    }
    if (!running.isWrong()) {
      running.fail(failure("the model has other transitions", List.of(), parts(state)));
    }
  }

  private static boolean differs(long name, List<Fact> mine, List<Fact> others) {
    return !named(name, mine).equals(named(name, others));
  }

  private static List<Fact> named(long name, List<Fact> facts) {
    return facts.stream().filter(fact -> fact.name() == name).toList();
  }

  private List<AuditFailure.Part> parts(long state) {
    return Witnesses.parts(explored.model().system().renderer(), explored.state(state));
  }

  private static AuditFailure failure(
      String what, List<String> transitions, List<AuditFailure.Part> state) {
    return new AuditFailure(
        what
            + " in another JVM; it may depend on the order of a set or map, or on something outside"
            + " the model",
        transitions,
        state,
        List.of());
  }
}

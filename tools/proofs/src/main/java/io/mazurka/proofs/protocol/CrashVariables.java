package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Crashes and other bounded mishaps as variables of a program: whether a process is down, and how
 * often each other kind has happened. Crashes need no counter: so many processes are down.
 */
final class CrashVariables {

  private final ProgramBuilder program;
  private final Meaning meaning;
  private final Map<Mishap, Integer> most;
  private final Map<Integer, StateVariable> down = new TreeMap<>();
  private final Map<Mishap, StateVariable> happened = new EnumMap<>(Mishap.class);

  /**
   * @param most how often each kind of mishap may happen; kinds without a bound are missing
   */
  CrashVariables(ProgramBuilder program, Meaning meaning, Map<Mishap, Integer> most) {
    this.program = program;
    this.meaning = meaning;
    this.most = new EnumMap<>(Mishap.class);
    most.forEach((kind, bound) -> addBound(kind, bound));
  }

  private void addBound(Mishap kind, int bound) {
    if (bound < Integer.MAX_VALUE) {
      most.put(kind, bound);
      if (kind != Mishap.CRASH && bound > 0) {
        happened.put(kind, program.variable(kind.plural(), VariableType.range(0, bound), 0));
      }
    }
  }

  /** Adds the variable of a process that may crash. */
  void add(LocalGraph graph) {
    int process = graph.process();
    if (graph.locals().stream().anyMatch(local -> meaning.isCrashed(process, local))) {
      down.put(process, program.bool(meaning.process(process) + " is down", false));
    }
  }

  /** The conditions under which a step of a process is possible, as far as mishaps go. */
  List<BooleanExpression> guard(int process, StepDefinition step) {
    List<BooleanExpression> parts = new ArrayList<>();
    StateVariable own = down.get(process);
    if (own != null) {
      parts.add(BooleanExpression.of(own).not());
    }
    step.mishaps().filter(most::containsKey).forEach(kind -> parts.add(isLeft(kind)));
    return parts;
  }

  private BooleanExpression isLeft(Mishap kind) {
    int bound = Objects.requireNonNull(most.get(kind));
    if (bound == 0) {
      return BooleanExpression.any();
    }
    if (kind != Mishap.CRASH) {
      return IntegerExpression.of(Objects.requireNonNull(happened.get(kind))).atMost(bound - 1);
    }
    List<IntegerExpression> all = new ArrayList<>();
    down.values().forEach(one -> all.add(new Indicator(BooleanExpression.of(one))));
    return new Addition(all).atMost(bound - 1);
  }

  /** What a step changes of these variables. */
  List<Assignment> assignments(int process, StepDefinition step, LocalStep taken) {
    List<Assignment> changes = new ArrayList<>();
    if (meaning.isCrashed(process, taken.to())) {
      StateVariable own = Objects.requireNonNull(down.get(process));
      changes.add(new Assignment(own, IntegerExpression.of(1)));
    }
    step.mishaps()
        .filter(happened::containsKey)
        .forEach(
            kind -> {
              StateVariable count = Objects.requireNonNull(happened.get(kind));
              IntegerExpression more =
                  new Addition(List.of(IntegerExpression.of(count), IntegerExpression.of(1)));
              changes.add(new Assignment(count, more));
            });
    return changes;
  }
}

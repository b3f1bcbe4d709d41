package io.mazurka.guarded.differential;

import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random constraints on random programs, against an explorer of a few lines. */
@Tag("slow")
class ConstraintTests {

  private static final int DRAWS = 100;

  @Test
  void statesBeyondAConstraintAreCheckedAndNotExplored() {
    RunReport report =
        new RandomRun<>(getClass(), ProgramGenerator::draw, ConstraintTests::compare)
            .inParallel(0, DRAWS);
    System.out.println("constraints on programs: " + report);

    report.requireNoDifference();
    for (String what : List.of("cut", "cut nothing", "deadlock", "no deadlock", "absent")) {
      report.requireMoreThan(DRAWS / 50, what);
    }
  }

  /** A condition as text and as a function. */
  private record Condition(String text, Predicate<List<Integer>> meaning) {

    static Condition draw(ProgramPlan plan, Random random) {
      int variable = random.nextInt(plan.variables().size());
      var its = plan.variables().get(variable);
      int value = its.low() + random.nextInt(its.size());
      return random.nextInt(3) == 0
          ? new Condition(
              "%s <= %d".formatted(its.name(), value), state -> state.get(variable) <= value)
          : new Condition(
              "%s != %d".formatted(its.name(), value), state -> state.get(variable) != value);
    }

    Condition or(Condition other) {
      return new Condition(text + " | " + other.text, meaning.or(other.meaning));
    }
  }

  /** What is reached, by definition. */
  private static final class Explorer {

    private final Program program;
    private final Map<List<Integer>, Integer> depths = new HashMap<>();
    private long transitions;
    private long terminal;

    Explorer(Program program, Predicate<List<Integer>> within) {
      this.program = program;
      Queue<int[]> queue = new ArrayDeque<>();
      program.initial().states().forEach(state -> reach(state, 0, queue));
      while (!queue.isEmpty()) {
        int[] state = queue.remove();
        if (within.test(values(state))) {
          long before = transitions;
          for (Command command : program.commands()) {
            if (command.guard().holds(state)) {
              transitions++;
              reach(after(command, state), depths.get(values(state)) + 1, queue);
            }
          }
          terminal += transitions == before ? 1 : 0;
        }
      }
    }

    private void reach(int[] state, int depth, Queue<int[]> queue) {
      if (depths.putIfAbsent(values(state), depth) == null) {
        queue.add(state);
      }
    }

    private List<Integer> values(int[] state) {
      return program.variables().stream().map(one -> (int) one.value(state)).toList();
    }

    private static int[] after(Command command, int[] state) {
      int[] after = state.clone();
      for (Assignment assignment : command.assignments()) {
        after[assignment.target().slot()] = assignment.stored(state);
      }
      return after;
    }

    long count(Predicate<List<Integer>> wanted) {
      return depths.keySet().stream().filter(wanted).count();
    }

    int distance(Predicate<List<Integer>> wanted) {
      return depths.keySet().stream().filter(wanted).mapToInt(depths::get).min().orElse(-1);
    }
  }

  private static void compare(ProgramPlan plan, Trial trial) {
    PlannedProgram planned = PlannedProgram.of(plan);
    Random random = new Random(~trial.seed());
    Condition constraint = Condition.draw(plan, random).or(Condition.draw(plan, random));
    Condition asked = Condition.draw(plan, random);
    Explorer explorer = new Explorer(planned.program(), constraint.meaning());
    long beyond = explorer.count(constraint.meaning().negate());
    trial.count("cut", beyond > 0);
    trial.count("cut nothing", beyond == 0);
    trial.count("deadlock", explorer.terminal > 0);
    trial.count("no deadlock", explorer.terminal == 0);
    AskedProperties properties = properties(constraint, asked);
    List<CheckOptions> ways = new ArrayList<>();
    ways.add(CheckOptions.unreduced());
    ways.add(CheckOptions.defaults());
    ways.add(CheckOptions.defaults().withSearch(SearchOrder.DFS));
    ways.add(CheckOptions.defaults().withStore(StoreKind.FINGERPRINT).withWorkers(3));
    for (CheckOptions way : ways) {
      trial.at("%s, %s within %s".formatted(way.search(), asked.text(), constraint.text()));
      CheckResult result =
          Check.of(planned.model()).with(way.withAll().withProperties(properties)).run();
      var figures = result.statistics();
      boolean symmetric = result.reductions().stream().anyMatch(one -> one.startsWith("symmetric"));
      trial.count("symmetric", symmetric);
      if (symmetric) {
        trial.require("cut", beyond > 0, figures.beyond() > 0);
        trial.require("no more states", true, figures.states() <= explorer.depths.size());
      } else {
        trial.require("states", (long) explorer.depths.size(), figures.states());
        trial.require("transitions", explorer.transitions, figures.transitions());
        trial.require("beyond", beyond, figures.beyond());
        trial.require("terminal", explorer.terminal, figures.terminalStates());
      }
      trial.require(
          "deadlock",
          explorer.terminal > 0 ? Verdict.DEADLOCK : Verdict.HOLDS,
          result.properties().stream()
              .filter(one -> one.kind() == Kind.DEADLOCK)
              .findAny()
              .orElseThrow()
              .verdict());
      trial.require(
          "invariant",
          explorer.count(asked.meaning().negate()) > 0 ? Verdict.VIOLATED : Verdict.HOLDS,
          result.properties().stream()
              .filter(one -> one.kind() == Kind.INVARIANT)
              .findAny()
              .orElseThrow()
              .verdict());
    }
    compareQuery(planned, constraint, asked, explorer, trial);
    for (Por por : List.of(Por.LPOR, Por.LSSA)) {
      trial.require(por + " refused", true, isRefused(planned, properties, por));
    }
  }

  private static AskedProperties properties(Condition constraint, Condition asked) {
    return new AskedProperties(
        List.of("deadlock"),
        List.of(
            new AskedCondition(Kind.INVARIANT, asked.text()),
            new AskedCondition(Kind.CONSTRAINT, constraint.text())),
        null);
  }

  /** Asks for a state with and without the constraint, by default. */
  private static void compareQuery(
      PlannedProgram planned,
      Condition constraint,
      Condition asked,
      Explorer explorer,
      Trial trial) {
    AskedCondition query = new AskedCondition(Kind.QUERY, "!(%s)".formatted(asked.text()));
    Map<AskedProperties, Explorer> ways =
        Map.of(
            new AskedProperties(List.of(), List.of(query), null),
            new Explorer(planned.program(), state -> true),
            new AskedProperties(
                List.of(),
                List.of(query, new AskedCondition(Kind.CONSTRAINT, constraint.text())),
                null),
            explorer);
    ways.forEach(
        (properties, reached) -> {
          CheckResult result =
              Check.of(planned.model())
                  .with(CheckOptions.defaults().withProperties(properties))
                  .run();
          int distance = reached.distance(asked.meaning().negate());
          trial.count("absent", distance < 0);
          trial.require(
              "query",
              distance < 0 ? Verdict.ABSENT : Verdict.HOLDS,
              result.properties().get(0).verdict());
          trial.require(
              "steps",
              distance,
              result.witnesses().isEmpty() ? -1 : result.witnesses().get(0).trace().steps().size());
        });
  }

  private static boolean isRefused(PlannedProgram planned, AskedProperties properties, Por por) {
    try {
      Check.of(planned.model())
          .with(CheckOptions.defaults().withPor(por).withProperties(properties))
          .run();
      return false;
    } catch (InvalidOptionException e) {
      return e.getMessage().startsWith("--por " + por + " does not go with constraint");
    }
  }
}

package io.mazurka.nets.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.nets.random.MachineNetGenerator;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.random.NetPlan.ArcPlan;
import io.mazurka.nets.random.NetPlan.TransitionPlan;
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
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random constraints on random nets, some of which are infinite without them, against an explorer
 * of a few lines.
 */
@Tag("slow")
class ConstraintTests {

  private static final int DRAWS = 250;
  private static final int MOST_STATES = 400;

  @Test
  void statesBeyondAConstraintAreCheckedAndNotExplored() {
    RunReport report =
        new RandomRun<>(getClass(), ConstraintTests::draw, ConstraintTests::compare)
            .inParallel(0, DRAWS);
    System.out.println("constraints on nets: " + report);

    report.requireNoDifference();
    for (String what : List.of("cut", "cut nothing", "deadlock", "absent", "infinite without it")) {
      report.requireMoreThan(DRAWS / 50, what);
    }
  }

  private static NetPlan draw(long seed) {
    return seed % 2 == 0
        ? NetGenerator.drawWithoutSignals(seed)
        : MachineNetGenerator.draw(3 * seed + 1);
  }

  /** A bound on a sum of tokens, as text and as a function. */
  private record Bound(String text, Predicate<List<Integer>> meaning) {

    static Bound draw(int places, Random random) {
      int one = random.nextInt(places);
      int other = random.nextInt(places);
      int most = random.nextInt(4);
      return new Bound(
          "p%d + 2 * p%d <= %d".formatted(one, other, most),
          tokens -> tokens.get(one) + 2 * tokens.get(other) <= most);
    }

    /** A bound on all tokens, which makes every net finite. */
    static Bound ofAll(int places, int most) {
      StringBuilder text = new StringBuilder("0");
      for (int place = 0; place < places; place++) {
        text.append(" + p").append(place);
      }
      return new Bound(
          text + " <= " + most,
          tokens -> tokens.stream().mapToInt(Integer::intValue).sum() <= most);
    }
  }

  /** What is reached, by definition. */
  private static final class Explorer {

    private final Map<List<Integer>, Integer> depths = new HashMap<>();
    private long transitions;
    private long terminal;
    private final boolean whole;

    Explorer(NetPlan plan, Predicate<List<Integer>> within) {
      Queue<List<Integer>> queue = new ArrayDeque<>();
      depths.put(plan.tokens(), 0);
      queue.add(plan.tokens());
      while (!queue.isEmpty() && depths.size() <= MOST_STATES) {
        List<Integer> state = queue.remove();
        if (within.test(state)) {
          long before = transitions;
          for (TransitionPlan transition : plan.transitions()) {
            List<Integer> next = after(transition, state);
            transitions += next == null ? 0 : 1;
            if (next != null && depths.putIfAbsent(next, depths.get(state) + 1) == null) {
              queue.add(next);
            }
          }
          terminal += transitions == before ? 1 : 0;
        }
      }
      whole = queue.isEmpty() && depths.size() <= MOST_STATES;
    }

    private static @Nullable List<Integer> after(TransitionPlan transition, List<Integer> state) {
      List<Integer> next = new ArrayList<>(state);
      for (ArcPlan arc : transition.inputs()) {
        next.set(arc.place(), next.get(arc.place()) - arc.weight());
      }
      if (next.stream().anyMatch(tokens -> tokens < 0)) {
        return null;
      }
      for (ArcPlan arc : transition.outputs()) {
        next.set(arc.place(), next.get(arc.place()) + arc.weight());
      }
      return next;
    }

    long count(Predicate<List<Integer>> wanted) {
      return depths.keySet().stream().filter(wanted).count();
    }

    int distance(Predicate<List<Integer>> wanted) {
      return depths.keySet().stream().filter(wanted).mapToInt(depths::get).min().orElse(-1);
    }
  }

  private static void compare(NetPlan plan, Trial trial) {
    int places = plan.tokens().size();
    Random random = new Random(~trial.seed());
    Bound constraint =
        random.nextBoolean() ? Bound.ofAll(places, 3 + places / 2) : Bound.draw(places, random);
    Bound asked = Bound.draw(places, random);
    Explorer explorer = new Explorer(plan, constraint.meaning());
    if (!explorer.whole) {
      return;
    }
    trial.count("infinite without it", !new Explorer(plan, state -> true).whole);
    long beyond = explorer.count(constraint.meaning().negate());
    trial.count("cut", beyond > 0);
    trial.count("cut nothing", beyond == 0);
    trial.count("deadlock", explorer.terminal > 0);
    AskedProperties properties =
        new AskedProperties(
            List.of("deadlock"),
            List.of(
                new AskedCondition(Kind.INVARIANT, asked.text()),
                new AskedCondition(Kind.CONSTRAINT, constraint.text())),
            null);
    for (CheckOptions way :
        List.of(
            CheckOptions.unreduced(),
            CheckOptions.defaults(),
            CheckOptions.defaults().withSearch(SearchOrder.DFS),
            CheckOptions.defaults().withStore(StoreKind.FINGERPRINT).withWorkers(3))) {
      trial.at("%s, %s within %s".formatted(way.search(), asked.text(), constraint.text()));
      CheckResult result =
          Check.of(CheckableNet.of(plan.graph()))
              .with(way.withAll().withProperties(properties))
              .run();
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
      boolean fails = explorer.count(asked.meaning().negate()) > 0;
      trial.require(
          "verdicts",
          List.of(
              explorer.terminal > 0 ? Verdict.DEADLOCK : Verdict.HOLDS,
              fails ? Verdict.VIOLATED : Verdict.HOLDS),
          List.of(verdict(result, Kind.DEADLOCK), verdict(result, Kind.INVARIANT)));
    }
    compareQuery(plan, constraint, asked, explorer, trial);
    for (Por por : List.of(Por.LPOR, Por.LSSA)) {
      trial.require(por + " refused", true, isRefused(plan, properties, por));
    }
  }

  private static Verdict verdict(CheckResult result, Kind kind) {
    return result.properties().stream()
        .filter(one -> one.kind() == kind)
        .findAny()
        .orElseThrow()
        .verdict();
  }

  private static void compareQuery(
      NetPlan plan, Bound constraint, Bound asked, Explorer explorer, Trial trial) {
    CheckResult result =
        Check.of(CheckableNet.of(plan.graph()))
            .with(
                CheckOptions.defaults()
                    .withProperties(
                        new AskedProperties(
                            List.of(),
                            List.of(
                                new AskedCondition(Kind.QUERY, "!(%s)".formatted(asked.text())),
                                new AskedCondition(Kind.CONSTRAINT, constraint.text())),
                            null)))
            .run();
    int distance = explorer.distance(asked.meaning().negate());
    trial.count("absent", distance < 0);
    trial.require(
        "query", distance < 0 ? Verdict.ABSENT : Verdict.HOLDS, verdict(result, Kind.QUERY));
    trial.require(
        "steps",
        distance,
        result.witnesses().isEmpty() ? -1 : result.witnesses().get(0).trace().steps().size());
  }

  private static boolean isRefused(NetPlan plan, AskedProperties properties, Por por) {
    try {
      Check.of(CheckableNet.of(plan.graph()))
          .with(CheckOptions.defaults().withPor(por).withProperties(properties))
          .run();
      return false;
    } catch (InvalidOptionException e) {
      return e.getMessage().startsWith("--por " + por + " does not go with constraint");
    }
  }
}

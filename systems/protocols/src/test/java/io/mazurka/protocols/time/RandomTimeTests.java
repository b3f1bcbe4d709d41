package io.mazurka.protocols.time;

import io.mazurka.differential.Audits;
import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.FairFormula;
import io.mazurka.protocols.differential.FairRuns;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.Splits;
import io.mazurka.protocols.time.TimedMoves.Kind;
import io.mazurka.protocols.time.TimedPlan.Crashing;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random protocols with timers against an explorer that lets time pass unit by unit. */
@Tag("slow")
final class RandomTimeTests {

  /** How many are compared, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 150;

  private static final int FORMULAS = 30;
  private static final int DELIVERIES = 60;
  private static final int AUDITS = 60;
  private static final int MOST_STATES = 800;

  /** One in so many systems in which no time passes is compared all the same. */
  private static final int TIMELESS = 6;

  @Test
  void searchesFindWhatTheDefinitionOfTimeSays() {
    RunReport report =
        new RandomRun<>(getClass(), TimedGenerator::draw, RandomTimeTests::compare)
            .until("compared", PROTOCOLS, 0);
    System.out.println("protocols with timers: " + report);

    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 2, "time passes");
    report.requireMoreThan(PROTOCOLS / 12, "states skipped");
    report.requireMoreThan(0, "smaller, stubborn sets of split steps");
    report.requireMoreThan(PROTOCOLS / 20, "smaller, symmetry");
    report.requireMoreThan(PROTOCOLS / 40, "crashes, EXPLICIT");
    report.requireMoreThan(PROTOCOLS / 40, "crashes, BETWEEN_STEPS");
    report.requireMoreThan(PROTOCOLS / 40, "crashes, IN_STEPS");
    report.requireMoreThan(PROTOCOLS / 60, "crashes noticed");
    report.requireMoreThan(PROTOCOLS / 40, "restarts");
    report.requireMoreThan(PROTOCOLS / 40, "losses");
    report.requireMoreThan(PROTOCOLS / 100, "copies");
  }

  @Test
  void verdictsOnFormulasAreThoseOfTheDefinitions() {
    RunReport report =
        new RandomRun<>(getClass(), TimedGenerator::draw, RandomTimeTests::compareFormulas)
            .until("compared", FORMULAS, 0);
    System.out.println("formulas about protocols with timers: " + report);

    report.requireNoDifference();
  }

  @Test
  void verdictsUnderFairDeliveryAreThoseOfTheDefinition() {
    RunReport report =
        new RandomRun<>(getClass(), TimedGenerator::drawTalking, RandomTimeTests::compareDelivery)
            .until("compared", DELIVERIES, 0);
    System.out.println("fair delivery with timers: " + report);

    report.requireNoDifference();
    report.requireMoreThan(DELIVERIES / 20, "delivery makes it hold");
  }

  @Test
  void auditsFindThatReductionsRelyOnWhatIsTrue() {
    RunReport report =
        new RandomRun<>(getClass(), TimedGenerator::draw, RandomTimeTests::audit).inTurn(0, AUDITS);
    System.out.println("audits of protocols with timers: " + report);

    report.requireNoDifference();
    report.requireMoreThan(AUDITS / 3, "audited in full");
  }

  private static void audit(TimedPlan plan, Trial trial) {
    if (plan.channels() == Channels.SET || plan.capacity() > 0) {
      ProtocolOptions reduced =
          ProtocolOptions.defaults().withSplit(Split.values()[(int) (trial.seed() % 4)]);
      CheckOptions options =
          CheckOptions.unreduced()
              .withPor(Por.LPOR)
              .with(own(plan, reduced))
              .withLimits(Limits.none().withStates(400));
      Protocol protocol = TimedProtocols.of(plan);
      boolean ends = trial.seed() % 3 == 0;
      trial.count(
          "audited in full",
          Audits.requireClean(
              protocol, ends ? options.withProperties("deadlock") : options, trial));
    }
  }

  private static void compareFormulas(TimedPlan plan, Trial trial) {
    Protocol protocol = TimedProtocols.of(plan);
    CheckOptions plain = CheckOptions.unreduced().with(own(plan, ProtocolOptions.unreduced()));
    TemporalVerdicts.of(protocol, plain, 120, trial).compare(withoutAsking(plan), trial);
  }

  private static ProtocolOptions own(TimedPlan plan, ProtocolOptions options) {
    return plan.crashing() == Crashing.EXPLICIT
        ? options.withExplicitCrashes(plan.crashes())
        : options;
  }

  private static Map<String, CheckOptions> withoutAsking(TimedPlan plan) {
    Map<String, CheckOptions> ways = ways(plan);
    ways.keySet().removeIf(name -> name.startsWith("stubborn"));
    return ways;
  }

  private static Map<String, CheckOptions> ways(TimedPlan plan) {
    CheckOptions usual = CheckOptions.defaults();
    Map<String, CheckOptions> ways = new LinkedHashMap<>();
    ProtocolOptions plain = ProtocolOptions.defaults();
    ways.put("whatever is sound", usual.with(own(plan, plain)));
    ways.put(
        "dead messages",
        usual.withPor(Por.NONE).with(own(plan, plain.withSymmetry(Symmetry.NONE))));
    ways.put("symmetry", usual.withPor(Por.NONE).with(own(plan, plain.withDeadMessages(false))));
    ways.put(
        "stubborn sets",
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(own(plan, ProtocolOptions.unreduced().withSplit(Split.NONE))));
    ways.put(
        "stubborn sets of split steps",
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(own(plan, ProtocolOptions.unreduced().withSplit(Split.COMBINED))));
    ways.put("two workers", usual.withWorkers(2).with(own(plan, plain)));
    return ways;
  }

  private static void compare(TimedPlan plan, Trial trial) {
    Optional<TimedExplorer> found = TimedExplorer.explore(plan, MOST_STATES);
    if (found.isEmpty()) {
      trial.count("too large");
      return;
    }
    TimedExplorer expected = found.get();
    boolean timed = expected.has(Kind.TIME);
    if (!timed && trial.seed() % TIMELESS > 0) {
      trial.count("no time");
      return;
    }
    trial.count("compared");
    Protocol protocol = TimedProtocols.of(plan);
    CheckOptions full =
        CheckOptions.unreduced().with(own(plan, ProtocolOptions.unreduced())).withAll();
    CheckResult whole = Check.of(protocol).with(full).run();
    trial.require("states", expected.states(), whole.statistics().states());
    trial.require("terminal states", expected.terminal(), whole.statistics().terminalStates());
    Set<String> violated = expected.violated();
    trial.require("violated", violated, violated(whole));
    Random random = ProtocolGenerator.random(~trial.seed());
    compareAnother(protocol, plan, full, expected, random, trial);
    List<String> names = protocol.properties().stream().map(PropertyDefinition::name).toList();
    ways(plan)
        .forEach(
            (name, options) -> {
              Question question = Question.draw(names, random);
              trial.at(name + ", " + question);
              CheckResult reduced = Check.of(protocol).with(question.asked(options)).run();
              Set<String> failing = new TreeSet<>(violated);
              failing.retainAll(question.names());
              trial.require("holds", failing.isEmpty(), reduced.holds());
              if (question.all()) {
                trial.require("violated", failing, violated(reduced));
              }
              trial.count(
                  "smaller, " + name,
                  question.all() && reduced.statistics().states() < expected.states());
            });
    trial.at("");
    trial.count("time passes", timed);
    trial.count("states skipped", expected.skipped() > 0);
    trial.count("crashes, " + plan.crashing(), timed && expected.has(Kind.CRASH));
    trial.count("crashes noticed", timed && expected.hasNotice());
    trial.count("restarts", timed && expected.has(Kind.RESTART));
    trial.count("losses", timed && expected.has(Kind.LOSS));
    trial.count("copies", timed && (expected.has(Kind.COPY) || plan.stays()));
    trial.count("states", expected.states());
  }

  /** Compares one search of another kind. */
  private static void compareAnother(
      Protocol protocol,
      TimedPlan plan,
      CheckOptions full,
      TimedExplorer expected,
      Random random,
      Trial trial) {
    Checkable split = Splits.draw(protocol, random).in(protocol);
    int kind = random.nextInt(4);
    CheckOptions reduced = ways(plan).get("whatever is sound").withAll();
    CheckResult found =
        switch (kind) {
          case 0 -> Check.of(split).with(full).run();
          case 1 -> Check.of(protocol).with(full.withSearch(SearchOrder.DFS)).run();
          case 2 ->
              Check.of(split).with(ways(plan).get("stubborn sets of split steps").withAll()).run();
          default -> Check.of(protocol).with(reduced.withSearch(SearchOrder.DFS)).run();
        };
    trial.at("another search, " + kind);
    trial.require("violated", expected.violated(), violated(found));
    if (kind < 2) {
      trial.require("states", expected.states(), found.statistics().states());
    }
  }

  /**
   * What is asked of a search.
   *
   * @param all whether it goes on after the first violation
   */
  private record Question(List<String> names, boolean all) {

    static Question draw(List<String> names, Random random) {
      List<String> ends = names.stream().filter(name -> name.startsWith("end")).toList();
      return switch (random.nextInt(6)) {
        case 0 -> new Question(names, true);
        case 1 -> new Question(names, false);
        case 2, 3 -> new Question(ends, true);
        default -> new Question(List.of(names.get(random.nextInt(names.size()))), true);
      };
    }

    CheckOptions asked(CheckOptions options) {
      CheckOptions some = options.withProperties(names.toArray(String[]::new));
      return all ? some.withAll() : some;
    }
  }

  private static void compareDelivery(TimedPlan plan, Trial trial) {
    Optional<TimedExplorer> found = TimedExplorer.explore(plan, MOST_STATES / 4);
    if (found.isEmpty() || !found.get().has(Kind.TIME) || plan.roles().size() == 1) {
      return;
    }
    TimedExplorer explorer = found.get();
    Random random = ProtocolGenerator.random(~trial.seed());
    boolean weak = random.nextInt(3) == 0;
    FairRuns all = explorer.runs(false, weak);
    FairRuns fair = explorer.runs(true, weak);
    List<Ask> asks = new ArrayList<>();
    for (int process = 0; process < plan.roles().size(); process++) {
      for (int local = 0; local < TimedPlan.STATES; local++) {
        int other = random.nextInt(plan.roles().size());
        int second = random.nextInt(TimedPlan.STATES);
        for (FairFormula formula : FairFormula.all()) {
          asks.add(new Ask(formula, process, local, other, second));
        }
      }
    }
    Collections.shuffle(asks, random);
    Ask ask =
        asks.stream()
            .filter(one -> one.holds(explorer, fair) && !one.holds(explorer, all))
            .findFirst()
            .orElse(asks.get(0));
    boolean holds = ask.holds(explorer, fair);
    boolean without = ask.holds(explorer, all);
    if (holds == without && trial.seed() % 4 > 0) {
      return;
    }
    AskedProperties asked =
        AskedProperties.condition(Property.Kind.LTL, ask.text())
            .withFairness(AskedFairness.delivery(weak ? Strength.WEAK : Strength.STRONG));
    boolean refused = plan.stays();
    trial.count("compared", !refused);
    trial.count("delivery makes it hold", !refused && holds && !without);
    Protocol protocol = TimedProtocols.of(plan);
    Map<String, CheckOptions> ways = withoutAsking(plan);
    ways.put("in full", CheckOptions.unreduced().with(own(plan, ProtocolOptions.unreduced())));
    ways.forEach(
        (name, options) -> {
          trial.at(asked + ", " + name);
          trial.require(
              "verdict",
              refused ? "refused" : (holds ? Verdict.HOLDS : Verdict.VIOLATED).name(),
              verdict(protocol, options.withProperties(asked)));
        });
  }

  /** A formula about two states of two roles. */
  private record Ask(FairFormula formula, int role, int state, int other, int second) {

    boolean holds(TimedExplorer explorer, FairRuns runs) {
      return formula.holds(runs, explorer.without(role, state), explorer.without(other, second));
    }

    String text() {
      return formula.text(TimedProtocols.never(role, state), TimedProtocols.never(other, second));
    }
  }

  private static String verdict(Protocol protocol, CheckOptions options) {
    try {
      return Check.of(protocol).with(options).run().properties().get(0).verdict().name();
    } catch (InvalidOptionException e) {
      return "refused";
    }
  }

  private static Set<String> violated(CheckResult result) {
    return result.properties().stream()
        .filter(property -> property.verdict() == Verdict.VIOLATED)
        .map(property -> property.name())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

package io.mazurka.protocols.time;

import io.mazurka.differential.Audits;
import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.Splits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random protocols with timers against an explorer that lets time pass unit by unit. */
@Tag("slow")
final class RandomTimeTests {

  private static final int PROTOCOLS = 60;
  private static final int FORMULAS = 30;
  private static final int AUDITS = 60;
  private static final int MOST_STATES = 2_500;

  @Test
  void searchesFindWhatTheDefinitionOfTimeSays() {
    RunReport report =
        new RandomRun<>(getClass(), TimedGenerator::draw, RandomTimeTests::compare)
            .inParallel(0, PROTOCOLS);
    System.out.println("protocols with timers: " + report);

    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 3, "time passes");
    report.requireMoreThan(PROTOCOLS / 12, "states skipped");
    report.requireMoreThan(PROTOCOLS / 40, "smaller for some, stubborn sets");
    report.requireMoreThan(PROTOCOLS / 20, "smaller for some, symmetry");
    report.requireMoreThan(PROTOCOLS / 40, "crashes");
    report.requireMoreThan(PROTOCOLS / 40, "restarts");
    report.requireMoreThan(PROTOCOLS / 40, "losses");
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
    return plan.crashes() == 0 ? options : options.withExplicitCrashes(plan.crashes());
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
    Protocol protocol = TimedProtocols.of(plan);
    CheckOptions full =
        CheckOptions.unreduced().with(own(plan, ProtocolOptions.unreduced())).withAll();
    CheckResult whole = Check.of(protocol).with(full).run();
    trial.require("states", expected.states(), whole.statistics().states());
    trial.require("terminal states", expected.terminal(), whole.statistics().terminalStates());
    trial.require("violated", expected.violated(), violated(whole));
    Checkable split = Splits.draw(protocol, ProtocolGenerator.random(~trial.seed())).in(protocol);
    CheckResult parts = Check.of(split).with(full).run();
    trial.require("states of split processes", expected.states(), parts.statistics().states());
    CheckResult fewer =
        Check.of(split).with(ways(plan).get("stubborn sets of split steps").withAll()).run();
    trial.require("violated by split processes", expected.violated(), violated(fewer));
    CheckResult depthFirst = Check.of(protocol).with(full.withSearch(SearchOrder.DFS)).run();
    trial.require("states, depth first", expected.states(), depthFirst.statistics().states());
    ways(plan)
        .forEach(
            (name, options) -> {
              trial.at(name);
              CheckResult reduced = Check.of(protocol).with(options.withAll()).run();
              trial.require("violated", expected.violated(), violated(reduced));
              trial.count(
                  "smaller, " + name, reduced.statistics().states() < whole.statistics().states());
              CheckResult first = Check.of(protocol).with(options).run();
              trial.require("holds", expected.violated().isEmpty(), first.holds());
            });
    List<String> names = protocol.properties().stream().map(PropertyDefinition::name).toList();
    List<String> ends = names.stream().filter(name -> name.startsWith("end")).toList();
    String one = names.get((int) (trial.seed() % names.size()));
    for (List<String> asked : List.of(ends, List.of(one))) {
      ways(plan)
          .forEach(
              (name, options) -> {
                trial.at(name + " " + asked);
                CheckOptions some = options.withProperties(asked.toArray(String[]::new));
                CheckResult reduced = Check.of(protocol).with(some.withAll()).run();
                Set<String> failing = new TreeSet<>(expected.violated());
                failing.retainAll(asked);
                trial.require("violated among some", failing, violated(reduced));
                trial.count(
                    "smaller for some, " + name,
                    reduced.statistics().states() < whole.statistics().states());
              });
    }
    trial.at("");
    trial.count("time passes", expected.hasTime());
    trial.count("states skipped", expected.skipped() > 0);
    trial.count("crashes", plan.crashes() > 0 && expected.hasTime());
    trial.count("restarts", plan.restarts() > 0 && expected.hasTime());
    trial.count("losses", plan.losses() > 0 && expected.hasTime());
    trial.count("states", expected.states());
  }

  private static Set<String> violated(CheckResult result) {
    return result.properties().stream()
        .filter(property -> property.verdict() == Verdict.VIOLATED)
        .map(property -> property.name())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

package io.mazurka.protocols.differential;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.random.EndlessTalk;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts under fairness of messages, on random protocols that go on for ever. */
@Tag("slow")
class DeliveryFairnessTests {

  /** How many are compared, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 150;

  private static final int MOST_STATES = 120;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.ANY_LOSSES,
          Setting.UNCLEAN_BUFFERS,
          Setting.ANY_LOSSES,
          Setting.CLEAN_BUFFERS,
          Setting.ONE_DUPLICATION,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_CRASH,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS);

  @Test
  void verdictsAreThoseOfTheDefinition() {
    RunReport report =
        new RandomRun<ProtocolPlan>(getClass(), EndlessTalk::draw, DeliveryFairnessTests::compare)
            .until("compared", PROTOCOLS, 0);
    System.out.println("fair delivery: " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 25, "delivery makes it hold");
    report.requireMoreThan(PROTOCOLS / 100, "needs strong delivery");
    report.requireMoreThan(PROTOCOLS / 4, "fails in spite of delivery");
    report.requireMoreThan(PROTOCOLS / 20, "reduction refused");
    report.requireMoreThan(PROTOCOLS / 4, "two passes");
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.restartingElsewhere(plan);
    Random random = ProtocolGenerator.random(~trial.seed());
    Setting setting = SETTINGS.get(random.nextInt(SETTINGS.size()));
    if (!setting.isPossible(protocol)) {
      return;
    }
    CheckOptions plain = setting.options();
    Optional<ReferenceGraph> explored = ReferenceExplorer.explore(protocol, plain, MOST_STATES);
    if (explored.isEmpty()) {
      return;
    }
    ReferenceGraph graph = explored.get();
    List<AskedFairness> asked = asked(protocol, random);
    List<AskedFairness> weaker = asked.stream().map(DeliveryFairnessTests::weakened).toList();
    boolean buffered = ProtocolOptions.of(plain).traffic() != Traffic.M;
    DeliveryRuns runs = new DeliveryRuns(graph, buffered);
    FairRuns all = runs.under(List.of());
    FairRuns weak = runs.under(weaker);
    FairRuns fair = runs.under(asked);
    BitSet place = runs.where("place");
    BitSet together = runs.where("together");
    List<FairFormula> formulas = FairFormula.all();
    Collections.shuffle(formulas, random);
    FairFormula formula = formulas.get(0);
    if (random.nextInt(4) > 0) {
      List<FairFormula> needing =
          formulas.stream()
              .filter(one -> one.holds(fair, place, together) && !one.holds(all, place, together))
              .toList();
      formula = first(needing, one -> true, formula);
      formula = first(needing, one -> !one.holds(weak, place, together), formula);
    }
    CheckOptions options =
        plain.withProperties(
            AskedProperties.condition(Kind.LTL, formula.text("place", "together"))
                .withFairness(asked.toArray(AskedFairness[]::new)));
    trial.at("%s, %s".formatted(setting, options.properties()));
    if (protocol.channels() == Channels.SET && copies(protocol, plain) > 0) {
      trial.require("sets of copies", "refused", verdict(protocol, options));
      trial.count("sets of copies refused");
      return;
    }
    boolean holds = formula.holds(fair, place, together);
    boolean without = formula.holds(all, place, together);
    trial.count("compared");
    trial.count("compared, " + setting);
    trial.count("delivery makes it hold", holds && !without);
    trial.count("delivery makes it hold, " + setting, holds && !without);
    trial.count("needs strong delivery", holds && !formula.holds(weak, place, together));
    trial.count("fails in spite of delivery", !holds);
    ways(options)
        .forEach(
            (name, way) -> {
              trial.at("%s, %s, %s".formatted(setting, options.properties(), name));
              trial.require(
                  "verdict",
                  (holds ? Verdict.HOLDS : Verdict.VIOLATED).name(),
                  verdict(protocol, way));
            });
    trial.at("%s, %s, two passes".formatted(setting, options.properties()));
    compareTwoPasses(protocol, runs, options, holds, trial);
    String refused = verdict(protocol, options.withPor(Por.LPOR));
    trial.count("reduction refused", refused.equals("refused"));
  }

  /** A limit that is never met makes what keeps its reduction have a pass of its own. */
  private static void compareTwoPasses(
      Protocol protocol, DeliveryRuns runs, CheckOptions plain, boolean holds, Trial trial) {
    AskedProperties asked = plain.properties();
    CheckOptions options =
        CheckOptions.defaults()
            .withAll()
            .with(ProtocolOptions.of(plain))
            .withLimits(Limits.none().withStates(1_000_000))
            .withProperties(
                new AskedProperties(
                    List.of("place", "together"), asked.conditions(), null, asked.fairness()));
    CheckResult result = Check.of(protocol).with(options).run();
    for (PropertyResult one : result.properties()) {
      boolean expected =
          one.kind() == Kind.LTL ? holds : runs.where(one.name()).equals(runs.everywhere());
      trial.require(
          one.kind() + " of two passes",
          expected ? Verdict.HOLDS : Verdict.VIOLATED,
          one.verdict());
    }
    trial.count(
        "two passes", result.reductions().stream().anyMatch(one -> one.startsWith("second pass")));
  }

  private static String verdict(Protocol protocol, CheckOptions options) {
    try {
      CheckResult result = Check.of(protocol).with(options).run();
      return result.properties().get(0).verdict().name();
    } catch (InvalidOptionException e) {
      return "refused";
    }
  }

  /** Everything that is sound, in several combinations. */
  private static Map<String, CheckOptions> ways(CheckOptions plain) {
    ProtocolOptions own = ProtocolOptions.of(plain);
    CheckOptions unasked = CheckOptions.defaults().withProperties(plain.properties());
    Map<String, CheckOptions> ways = new LinkedHashMap<>();
    ways.put("in full", plain);
    ways.put("whatever is sound", unasked.withWorkers(2).with(own));
    ways.put(
        "dead messages alone",
        unasked.withPor(Por.NONE).with(own.withSplit(Split.NONE).withSymmetry(Symmetry.NONE)));
    ways.put("split", unasked.with(own.withSplit(Split.COMBINED)));
    return ways;
  }

  private static List<AskedFairness> asked(Protocol protocol, Random random) {
    Strength strength = random.nextInt(3) == 0 ? Strength.WEAK : Strength.STRONG;
    String first = protocol.roles().get(0).members().get(0).toString();
    String last = protocol.roles().get(protocol.roles().size() - 1).name();
    List<AskedFairness> asked = new ArrayList<>();
    asked.add(
        switch (random.nextInt(5)) {
          case 0 -> AskedFairness.delivery(strength, last);
          case 1 -> AskedFairness.delivery(strength, last, first);
          default -> AskedFairness.delivery(strength);
        });
    ProcessId mover = protocol.roles().get(0).members().get(0);
    boolean moves =
        protocol.steps().stream()
            .anyMatch(step -> step.isOf(protocol.roles().get(0), mover) && step.isByItsProcess());
    if (moves && random.nextInt(3) == 0) {
      asked.add(AskedFairness.of(Strength.WEAK, first));
    }
    return asked;
  }

  private static AskedFairness weakened(AskedFairness one) {
    return new AskedFairness(Strength.WEAK, one.whom(), one.subject());
  }

  private static int copies(Protocol protocol, CheckOptions options) {
    return Math.max(
        protocol.mishaps().getOrDefault(Mishap.DUPLICATION, 0),
        ProtocolOptions.of(options).mishaps().getOrDefault(Mishap.DUPLICATION, 0));
  }

  private static FairFormula first(
      List<FairFormula> some, Predicate<FairFormula> wanted, FairFormula other) {
    return some.stream().filter(wanted).findFirst().orElse(other);
  }
}

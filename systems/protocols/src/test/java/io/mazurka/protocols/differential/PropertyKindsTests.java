package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Unused;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.PropertyResult.Premise;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What holds sometimes and at the end in random protocols: each reduction, order and store against
 * the search that leaves nothing out, and that against the definitions.
 */
@Tag("slow")
class PropertyKindsTests {

  private static final int DRAWS = 300;
  private static final int WAYS = 4;
  private static final int MOST_STATES = 300;
  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.ANY_LOSSES,
          Setting.PLAIN,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_DUPLICATION,
          Setting.PLAIN,
          Setting.ONE_LOSS_AND_ONE_CRASH);
  private static final List<Por> REDUCTIONS =
      List.of(Por.LPOR, Por.LPOR, Por.NONE, Por.DPOR_SOURCE, Por.DPOR_OPTIMAL, Por.DPOR_CLASSIC);

  @Test
  void reducedSearchesDecideEveryKindOfPropertyAlike() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, PropertyKindsTests::compare)
            .inParallel(31_000, DRAWS);
    System.out.println("kinds of properties in " + report);

    report.requireNoDifference();
    report.occurrences("").keySet().forEach(what -> report.requireMoreThan(DRAWS / 100, what));
  }

  /** Two processes that pass a place must be there together in some execution that is run. */
  @ParameterizedTest
  @EnumSource(names = {"LPOR", "DPOR_CLASSIC", "DPOR_SOURCE", "DPOR_OPTIMAL"})
  void stateOfSeveralProcessesIsFoundAlthoughEachMovesAlone(Por por) {
    ProtocolBuilder protocol = Protocol.named("passing");
    Role<Integer> walker = protocol.role("walker", 2, 0);
    walker.step("go").when(place -> place < 2).then(place -> Effect.become(place + 1));
    protocol.sometimes("both there").forEach(walker, place -> place == 1);

    CheckResult result =
        Check.of(protocol.build()).with(CheckOptions.defaults().withPor(por)).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.witnesses().get(0).explanation()).isEqualTo("walker1: 1; walker2: 1");
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.withAllKindsOfProperties(plan);
    Setting drawn = SETTINGS.get((int) (trial.seed() % SETTINGS.size()));
    Setting setting = drawn.isPossible(protocol) ? drawn : Setting.PLAIN;
    CheckOptions plain = setting.options().withAll();
    plain = plain.withLimits(plain.limits().withStates(MOST_STATES));
    CheckResult full = Check.of(protocol).with(plain).run();
    if (full.end() != EndReason.EXHAUSTED) {
      return;
    }
    Map<String, Verdict> expected = verdicts(full);
    compareEnds(protocol, plain, full, trial);
    Random random = ProtocolGenerator.random(~trial.seed());
    boolean ends = ProtocolCompiler.analyse(protocol, plain).isAcyclic();
    for (int way = 0; way < WAYS; way++) {
      Por por = REDUCTIONS.get(random.nextInt(REDUCTIONS.size()));
      boolean dynamic = por != Por.LPOR && por != Por.NONE;
      CheckOptions options = options(protocol, setting, por, dynamic, random);
      if (!dynamic || ends) {
        trial.at("%s, %s".formatted(por, options.properties().names()));
        CheckResult found = Check.of(protocol).with(options).run();
        compare(expected, found, options, trial);
        compareUse(full.unused(), found, trial);
        comparePremises(full, found, trial);
        trial.require(
            "impossible steps are never taken",
            true,
            full.unused().neverTaken().containsAll(found.impossible()));
        trial.count("impossible step", !found.impossible().isEmpty());
        trial.count("compared " + por);
      }
    }
  }

  /** What holds at the end, and how many ends there are, by definition. */
  private static void compareEnds(
      Protocol protocol, CheckOptions plain, CheckResult full, Trial trial) {
    ReferenceGraph graph = ReferenceExplorer.explore(protocol, plain, MOST_STATES).orElseThrow();
    trial.require(
        "terminal states", graph.figures().terminal(), full.statistics().terminalStates());
    for (PropertyResult property : full.properties()) {
      if (property.kind() == Kind.AT_END) {
        boolean fails = graph.failAtTheEnd().contains(property.name());
        trial.require(
            property.name() + " fails by definition", fails, property.verdict() != Verdict.HOLDS);
        trial.count(
            "fails only before a mishap", fails && graph.isOnlyBeforeMishaps(property.name()));
      }
    }
  }

  private static CheckOptions options(
      Protocol protocol, Setting setting, Por por, boolean dynamic, Random random) {
    List<String> names = new ArrayList<>();
    for (PropertyDefinition property : protocol.properties()) {
      if (random.nextInt(3) == 0) {
        names.add(property.name());
      }
    }
    CheckOptions options =
        CheckOptions.defaults()
            .with(ProtocolOptions.of(setting.options()))
            .withPor(por)
            .withProperties(new AskedProperties(names, List.of(), null));
    if (!dynamic) {
      options =
          options
              .withSearch(random.nextBoolean() ? SearchOrder.BFS : SearchOrder.DFS)
              .withStore(random.nextInt(3) == 0 ? StoreKind.FINGERPRINT : StoreKind.EXACT);
    }
    if (por == Por.LPOR) {
      Split[] splits = Split.values();
      Split split = splits[random.nextInt(splits.length)];
      options = options.with(ProtocolOptions::of, own -> own.withSplit(split));
    }
    return random.nextBoolean() ? options.withAll() : options;
  }

  private static void compare(
      Map<String, Verdict> expected, CheckResult found, CheckOptions options, Trial trial) {
    for (PropertyResult property : found.properties()) {
      Verdict right = expected.get(property.name());
      boolean absent = property.kind() == Kind.SOMETIMES && right == Verdict.VIOLATED;
      boolean mayBeOpen =
          found.end() == EndReason.VIOLATION
              || (absent && options.store() == StoreKind.FINGERPRINT);
      if (!mayBeOpen || property.verdict() != Verdict.INCONCLUSIVE) {
        trial.require("verdict on " + property.name(), right, property.verdict());
        trial.count(property.kind() + " " + right);
      }
    }
    for (Counterexample witness : found.witnesses()) {
      trial.require("witness of " + witness.property(), Kind.SOMETIMES, witness.kind());
    }
  }

  /** With reductions it is known which steps are never taken, and of messages some. */
  private static void compareUse(Unused full, CheckResult found, Trial trial) {
    Unused reduced = found.unused();
    if (reduced != null) {
      trial.require("steps never taken", full.neverTaken(), reduced.neverTaken());
      trial.require("messages never sent", true, full.neverSent().containsAll(reduced.neverSent()));
      trial.require(
          "messages never consumed",
          true,
          full.neverConsumed().containsAll(reduced.neverConsumed()));
      trial.count("use is known");
      trial.count("step never taken", !reduced.neverTaken().isEmpty());
      trial.count("message never sent", !reduced.neverSent().isEmpty());
      trial.count("message never consumed", !reduced.neverConsumed().isEmpty());
    }
  }

  /** A premise that held in a state held, and whether others never did is certain. */
  private static void comparePremises(CheckResult full, CheckResult found, Trial trial) {
    for (PropertyResult property : found.properties()) {
      Premise right =
          full.properties().stream()
              .filter(one -> one.name().equals(property.name()))
              .findFirst()
              .orElseThrow()
              .premise();
      if (property.premise() != Premise.OPEN) {
        trial.require("premise of " + property.name(), right, property.premise());
        trial.count("premise " + right);
      }
    }
  }

  private static Map<String, Verdict> verdicts(CheckResult result) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    result.properties().forEach(one -> verdicts.put(one.name(), one.verdict()));
    return verdicts;
  }
}

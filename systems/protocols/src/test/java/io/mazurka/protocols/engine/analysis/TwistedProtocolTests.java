package io.mazurka.protocols.engine.analysis;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.engine.compiler.ViewBudget;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.TwistedPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Random protocols in which steps fail and values grow: reduced searches against full ones. Where
 * the full search ends because user code fails, so must every other.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class TwistedProtocolTests {

  private static final int PROTOCOLS = 80;
  private static final int MOST_STATES = 300;

  /** The share of the budget of an analysis that is soon suspicious of numbers that grow. */
  private static final double IMPATIENT = 0.005;

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(getClass(), TwistedPlan::draw, TwistedProtocolTests::compare)
            .inParallel(1, PROTOCOLS);
    System.out.println("twisted, " + report);
  }

  private static void compare(TwistedPlan plan, Trial trial) {
    Protocol protocol = plan.protocol();
    long seed = trial.seed();
    ProtocolOptions own = ProtocolOptions.defaults();
    ProtocolOptions crashing = seed % 5 == 0 ? CrashPlan.atMost(protocol, own, 1) : own;
    boolean deadlockOnly = seed % 3 == 0;
    Optional<SearchFindings> full =
        search(
            protocol,
            CheckOptions.unreduced()
                .with(
                    crashing
                        .withSymmetry(Symmetry.NONE)
                        .withDeadMessages(false)
                        .withSplit(Split.NONE)),
            deadlockOnly);
    if (full.isPresent() && !full.get().finished()) {
      trial.count("too large");
      return;
    }
    count(ProtocolCompiler.analyse(protocol, CheckOptions.unreduced()), full, trial);
    count(ProtocolCompiler.analyse(protocol, CheckOptions.unreduced(), IMPATIENT), full, trial);
    Split split = Split.values()[(int) (seed % Split.values().length)];
    for (boolean dead : List.of(true, false)) {
      for (Por por : List.of(Por.LPOR, Por.NONE)) {
        CheckOptions reduced =
            CheckOptions.defaults()
                .withPor(por)
                .with(
                    crashing
                        .withSplit(por == Por.LPOR ? split : Split.NONE)
                        .withDeadMessages(dead ? null : false));
        String way =
            "%s, split %s, dead %s, deadlock only %s".formatted(por, split, dead, deadlockOnly);
        if (dead) {
          trial.at(way);
          compare(full, search(protocol, reduced, deadlockOnly), trial);
        }
        trial.at("impatient, " + way);
        compare(full, searchImpatiently(protocol, reduced, deadlockOnly), trial);
      }
    }
  }

  private static void count(LocalAnalysis analysis, Optional<SearchFindings> full, Trial trial) {
    boolean failing = analysis.failure().isPresent();
    trial.count("fails in the search", full.isEmpty());
    trial.count("fails in the analysis alone", failing && full.isPresent());
    trial.count("fails in the analysis alone, cyclic", failing && !analysis.isAcyclic());
    trial.count("grows without end", !analysis.isComplete());
    trial.count("grows without end in some processes", analysis.isPartial());
    trial.count("grows to a bound", analysis.isBounded());
  }

  private static void compare(
      Optional<SearchFindings> full, Optional<SearchFindings> reduced, Trial trial) {
    if (full.isEmpty() && reduced.isPresent() && !reduced.get().finished()) {
      trial.count("too large, reduced");
      return;
    }
    trial.require("fails", full.isEmpty(), reduced.isEmpty());
    if (full.isPresent() && reduced.isPresent()) {
      trial.require("finished", true, reduced.get().finished());
      trial.require(
          "violated",
          new TreeSet<>(full.get().violated()),
          new TreeSet<>(reduced.get().violated()));
      trial.require(
          "has terminal states",
          full.get().terminal().isEmpty(),
          reduced.get().terminal().isEmpty());
      trial.count("compared");
      trial.count("states", full.get().states());
      trial.count("states, reduced", reduced.get().states());
    }
  }

  /** What a search finds, or nothing if user code fails. */
  private static Optional<SearchFindings> search(
      Protocol protocol, CheckOptions options, boolean deadlockOnly) {
    CheckOptions asked = deadlockOnly ? options.withProperties("deadlock") : options;
    try {
      return Optional.of(
          SearchFindings.of(protocol, asked.withLimits(Limits.none().withStates(MOST_STATES))));
    } catch (ModelMisbehavedException e) {
      return Optional.empty();
    }
  }

  /** The same without symmetry, and with an analysis that is soon suspicious and given up. */
  private static Optional<SearchFindings> searchImpatiently(
      Protocol protocol, CheckOptions options, boolean deadlockOnly) {
    try {
      return Optional.of(
          SearchFindings.of(
              ProtocolCompiler.compile(protocol, options, ViewBudget.standard(), IMPATIENT),
              SearchWay.upTo(MOST_STATES),
              deadlockOnly
                  ? List.of()
                  : protocol.properties().stream().map(PropertyDefinition::name).toList()));
    } catch (ModelMisbehavedException e) {
      return Optional.empty();
    }
  }

  @Test
  void reducedSearchFindsWhatTheFullOneFinds() {
    report.requireNoDifference();
  }

  @Test
  void everyTwistOccurred() {
    report.requireMoreThan(PROTOCOLS / 20, "fails in the search");
    report.requireMoreThan(PROTOCOLS / 20, "fails in the analysis alone");
    report.requireMoreThan(PROTOCOLS / 100, "fails in the analysis alone, cyclic");
    report.requireMoreThan(PROTOCOLS / 40, "grows without end");
    report.requireMoreThan(PROTOCOLS / 100, "grows without end in some processes");
    report.requireMoreThan(PROTOCOLS / 100, "grows to a bound");
  }
}

package io.mazurka.protocols.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.StepExploration;
import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.steps.Planning;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Each way of planning on random protocols whose executions end, against all executions, one by
 * one.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DynamicReductionTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int DRAWS = 200;

  private static final int MOST_STATES = 1_000;
  private static final int MOST_EXECUTIONS = 500;
  private static final int MOST_EVENTS = 100_000;
  private static final int COMMUTED_STATES = 50;
  private static final Set<Planning> NEVER_BLOCKED =
      Set.of(Planning.CLASSIC, Planning.RACING, Planning.MARKING, Planning.OPTIMAL);
  private static final List<Integer> CRASHES = List.of(0, 0, 0, 1, Integer.MAX_VALUE);

  private final RandomRun<ProtocolPlan> run =
      new RandomRun<>(getClass(), ProtocolGenerator::draw, DynamicReductionTests::compare);
  private RunReport report;

  @BeforeAll
  void compareAll() {
    report = run.inParallel(1, DRAWS);
    System.out.println("dynamic reduction of " + report);
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Random random = ProtocolGenerator.random(~trial.seed());
    int crashes = CRASHES.get(random.nextInt(CRASHES.size()));
    CheckOptions options = CheckOptions.unreduced();
    options =
        crashes == 0
            ? options
            : options.with(CrashPlan.atMost(protocol, ProtocolOptions.defaults(), crashes));
    if (trial.seed() % 4 < 2) {
      Random mishaps = ProtocolGenerator.random(trial.seed() + 7);
      options = options.with(ProtocolOptions::of, own -> withMishaps(own, protocol, mishaps));
    }
    if (!ProtocolCompiler.analyse(protocol, options).isAcyclic()) {
      return;
    }
    CompiledModel model = protocol.compile(options.withPor(Por.DPOR_OPTIMAL));
    List<Property> checked =
        model.properties().stream().filter(invariant -> random.nextInt(3) > 0).toList();
    EventModel steps = ((StepExploration) model.exploration()).system(checked);
    for (int[] initial : steps.initialStates()) {
      trial.at("%d crashes, checking %s".formatted(crashes, checked));
      Commutation.mistake(steps, initial, COMMUTED_STATES)
          .ifPresent(mistake -> trial.differ("independent events", mistake));
      FullSearch full = FullSearch.of(model.system(), checked, initial, MOST_STATES);
      Optional<Set<List<TreeSet<Long>>>> all =
          full.finished() ? Traces.all(steps, initial, MOST_EXECUTIONS) : Optional.empty();
      for (Planning planning : all.isPresent() ? Planning.values() : new Planning[0]) {
        trial.at("%s, %d crashes, checking %s".formatted(planning, crashes, checked));
        Explored explored =
            new Explored(model.system(), checked, steps, initial, planning, MOST_EVENTS);
        compare(planning, full, all.get(), explored, trial);
        note(planning, protocol.channels(), crashes, explored, trial);
      }
    }
  }

  /** With a bound on what may happen, or not. */
  private static ProtocolOptions withMishaps(
      ProtocolOptions own, Protocol protocol, Random random) {
    ProtocolOptions some = own;
    if (random.nextInt(4) == 0) {
      some = some.withAtMost(Mishap.LOSS, random.nextBoolean() ? 1 : Integer.MAX_VALUE);
    }
    if (protocol.steps().stream().anyMatch(step -> step.mishap() == Mishap.RESTART)) {
      some = some.withAtMost(Mishap.RESTART, 1);
    }
    if (protocol.steps().stream().anyMatch(step -> step.mishap() == Mishap.MISTAKE)) {
      some = some.withAtMost(Mishap.MISTAKE, 1);
    }
    if (random.nextInt(2) == 0
        && protocol.steps().stream().anyMatch(step -> step.mishap() == Mishap.TIMEOUT)) {
      some = some.withAtMost(Mishap.TIMEOUT, 1);
    }
    return protocol.channels() != Channels.SET && !protocol.isBounded() && random.nextInt(4) == 0
        ? some.withAtMost(Mishap.DUPLICATION, 1)
        : some;
  }

  private static void compare(
      Planning planning,
      FullSearch full,
      Set<List<TreeSet<Long>>> all,
      Explored explored,
      Trial trial) {
    trial.require("end of the exploration", true, explored.finished());
    if (!explored.terminal().equals(full.terminal())) {
      trial.differ(
          "terminal states",
          "%d of %d".formatted(explored.terminal().size(), full.terminal().size()));
    }
    trial.require("violated invariants", full.violated(), explored.violated());
    if (planning.keepsTraces()
        ? !explored.traces().equals(all)
        : !all.containsAll(explored.traces())) {
      trial.differ("traces", "%d of %d".formatted(explored.traces().size(), all.size()));
    }
    if (planning.keepsTraces() && planning.sleeps()) {
      trial.require("executions", (long) all.size(), explored.tally().traces());
    }
    if (NEVER_BLOCKED.contains(planning)) {
      trial.require("blocked runs", 0L, explored.tally().blockedRuns());
    }
  }

  private static void note(
      Planning planning, Channels channels, int crashes, Explored explored, Trial trial) {
    trial.count("compared " + planning + " " + channels);
    trial.count("compared with crashes " + crashes);
    trial.count("executions", explored.tally().runs());
    trial.count("traces", explored.traces().size());
    trial.count("blocked runs", explored.tally().blockedRuns());
  }

  @Test
  void everyPlannerFindsEveryTraceAndTerminalStateAndViolation() {
    report.requireNoDifference();
  }

  /** Here a crash is possible instead of an event, but not after what is independent of both. */
  @Test
  void crashesThatOtherCrashesRuleOutAreNotForgotten() {
    run.requireNoDifference(20_263_499);
  }

  @Test
  void everythingWasVaried() {
    Map<String, Long> compared = report.occurrences("compared ");
    report.require(
        () -> {
          assertThat(compared).hasSize(Planning.values().length * Channels.values().length + 3);
          assertThat(compared.values()).allMatch(count -> count > DRAWS / 100);
        });
  }
}

package io.mazurka.protocols.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.compiler.ProtocolCompiler;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Each way of planning on random protocols whose executions end, against all executions, one by
 * one; a subclass says how many.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class DynamicReductionContract {

  private static final int MOST_STATES = 1_000;
  private static final int MOST_EXECUTIONS = 500;
  private static final int MOST_EVENTS = 100_000;
  private static final int COMMUTED_STATES = 50;
  private static final List<Integer> CRASHES = List.of(0, 0, 0, 1, Integer.MAX_VALUE);

  private final long firstSeed;
  private final int draws;
  private final List<String> losses = new CopyOnWriteArrayList<>();

  /** By what was varied, how often it was compared. */
  private final Map<String, Integer> compared = new TreeMap<>();

  private long executions;
  private long traces;
  private long blocked;

  DynamicReductionContract(long firstSeed, int draws) {
    this.firstSeed = firstSeed;
    this.draws = draws;
  }

  @BeforeAll
  void compareAll() {
    LongStream.range(firstSeed, firstSeed + draws).parallel().forEach(this::compare);
    System.out.printf(
        "%d random protocols from seed %d on: compared %s, %,d executions of %,d traces, %,d blocked%n",
        draws, firstSeed, compared, executions, traces, blocked);
  }

  private void compare(long seed) {
    ProtocolPlan plan = ProtocolGenerator.draw(seed);
    Protocol protocol = PlannedProtocol.of(plan);
    Random random = ProtocolGenerator.random(~seed);
    int crashes = CRASHES.get(random.nextInt(CRASHES.size()));
    CheckOptions options = CheckOptions.unreduced();
    options = crashes == 0 ? options : options.withExplicitCrashes(crashes);
    if (!ProtocolCompiler.analyse(protocol, options).isAcyclic()) {
      return;
    }
    CompiledModel model =
        protocol.compile(options.withReductions(ReductionOptions.none().withPor(Por.DPOR_OPTIMAL)));
    List<Property> checked =
        model.properties().stream().filter(invariant -> random.nextInt(3) > 0).toList();
    EventSystem steps = ((StepExploration) model.exploration()).system(checked);
    List<String> differences = new ArrayList<>();
    for (int[] initial : steps.initialStates()) {
      Commutation.mistake(steps, initial, COMMUTED_STATES).ifPresent(differences::add);
      FullSearch full = FullSearch.of(model.system(), checked, initial, MOST_STATES);
      Optional<Set<List<TreeSet<Integer>>>> all =
          full.finished() ? Traces.all(steps, initial, MOST_EXECUTIONS) : Optional.empty();
      for (Planning planning : all.isPresent() ? Planning.values() : new Planning[0]) {
        Explored explored =
            new Explored(model.system(), checked, steps, initial, planning, MOST_EVENTS);
        if (explored.finished()) {
          note(planning, protocol.channels(), crashes, explored);
          differences.addAll(differences(planning, full, all.get(), explored));
        }
      }
    }
    if (!differences.isEmpty()) {
      losses.add("%s, %d crashes: %s%n%s".formatted(checked.size(), crashes, differences, plan));
    }
  }

  private static List<String> differences(
      Planning planning, FullSearch full, Set<List<TreeSet<Integer>>> all, Explored explored) {
    List<String> differences = new ArrayList<>();
    Set<Object> terminal = new HashSet<>(explored.terminal());
    if (!terminal.equals(full.terminal())) {
      differences.add(
          "%s: %d of %d terminal states"
              .formatted(planning, terminal.size(), full.terminal().size()));
    }
    if (!explored.violated().equals(full.violated())) {
      differences.add(
          "%s: violated %s of %s".formatted(planning, explored.violated(), full.violated()));
    }
    if (!explored.traces().equals(all)) {
      differences.add(
          "%s: %d of %d traces".formatted(planning, explored.traces().size(), all.size()));
    }
    if (planning != Planning.CLASSIC && explored.tally().traces() != all.size()) {
      differences.add(
          "%s: %d executions of %d traces"
              .formatted(planning, explored.tally().traces(), all.size()));
    }
    if (planning != Planning.SOURCE && explored.tally().blockedRuns() > 0) {
      differences.add("%s: %d blocked".formatted(planning, explored.tally().blockedRuns()));
    }
    return differences;
  }

  private synchronized void note(
      Planning planning, Channels channels, int crashes, Explored explored) {
    compared.merge(planning + " " + channels, 1, Integer::sum);
    compared.merge("crashes " + crashes, 1, Integer::sum);
    executions += explored.tally().runs();
    traces += explored.traces().size();
    blocked += explored.tally().blockedRuns();
  }

  @Test
  void everyPlannerFindsEveryTraceAndTerminalStateAndViolation() {
    assertThat(losses).isEmpty();
  }

  /** Here a crash is possible instead of an event, but not after what is independent of both. */
  @Test
  void crashesThatOtherCrashesRuleOutAreNotForgotten() {
    compare(20_263_499);
    assertThat(losses).isEmpty();
  }

  @Test
  void everythingWasVaried() {
    assertThat(compared).hasSize(9 + 3);
    assertThat(compared.values()).allMatch(count -> count > draws / 100);
  }
}

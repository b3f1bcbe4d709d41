package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Message;
import io.mazurka.kernel.value.bytes.Fingerprint;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A refined protocol has the states and steps of the unrefined one; only its transitions are finer
 * (Bokor 2011, theorem 4).
 */
@Tag("slow")
final class RefinementTests {

  private static final int PROTOCOLS = 60;
  private static final int MOST_STATES = 80;

  /** A step as text, and the state it leads to. */
  private record Edge(TraceStep step, List<Long> target) {}

  private static TransitionSystem system(Protocol protocol, Split split, boolean crashes) {
    CheckOptions options =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withSplit(split));
    return protocol
        .compile(
            crashes
                ? options.with(ProtocolOptions::of, own -> CrashPlan.atMost(protocol, own, 1))
                : options)
        .system();
  }

  private static List<Long> canonical(TransitionSystem system, int[] state) {
    return IntStream.range(0, state.length)
        .mapToObj(slot -> Fingerprint.of(system.values().encode(slot, state[slot])))
        .toList();
  }

  /** The first states of a system with their edges, each with its transition. */
  private static Map<List<Long>, Map<Edge, List<Transition>>> graph(TransitionSystem system) {
    Map<List<Long>, Map<Edge, List<Transition>>> graph = new HashMap<>();
    Renderer renderer = system.renderer();
    Cursor cursor = system.cursor();
    Queue<int[]> queue = new ArrayDeque<>(system.initialStates());
    while (!queue.isEmpty() && graph.size() < MOST_STATES) {
      int[] state = queue.remove();
      Map<Edge, List<Transition>> edges = new HashMap<>();
      if (graph.putIfAbsent(canonical(system, state), edges) == null) {
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          int[] target = cursor.successor(state, step);
          Edge edge = new Edge(renderer.step(state, step), canonical(system, target));
          edges
              .computeIfAbsent(edge, key -> new ArrayList<>())
              .add(system.transitions().get(cursor.transition(step)));
          queue.add(target);
        }
      }
    }
    return graph;
  }

  private static String senders(TraceStep step) {
    return step.consumed().stream().map(Message::peer).collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @EnumSource(Split.class)
  void refinedProtocolHasTheSameStatesAndSteps(Split split) {
    RunReport report =
        onRandomProtocols(
            (protocol, trial) -> {
              Set<String> parts = new HashSet<>();
              var whole = graph(system(protocol, Split.NONE, trial.seed() % 3 == 0));
              var refined = graph(system(protocol, split, trial.seed() % 3 == 0));
              assertThat(refined.keySet()).isEqualTo(whole.keySet());
              refined.forEach((state, edges) -> requireSame(whole.get(state), edges, parts));
              trial.count("parts", parts.size());
            });
    report.require(() -> assertThat(report.count("parts") == 0).isEqualTo(split == Split.NONE));
  }

  /** The same edges, equally often; each belongs to its step, or to a part for its senders. */
  private static void requireSame(
      Map<Edge, List<Transition>> whole, Map<Edge, List<Transition>> refined, Set<String> parts) {
    assertThat(refined.keySet()).isEqualTo(whole.keySet());
    refined.forEach(
        (edge, transitions) -> {
          assertThat(transitions).hasSameSizeAs(whole.get(edge));
          String name = edge.step().transition();
          String part = name + " from " + senders(edge.step());
          for (Transition transition : transitions) {
            assertThat(transition.process()).isEqualTo(edge.step().process());
            assertThat(transition.name()).isIn(name, part);
            if (transition.name().equals(part)) {
              parts.add(part);
            }
          }
        });
  }

  private static Set<String> parts(Protocol protocol, Split split) {
    return system(protocol, split, true).transitions().stream()
        .map(transition -> transition.process() + ": " + transition.name())
        .filter(name -> name.contains(" from "))
        .collect(Collectors.toSet());
  }

  @Test
  void everyStepThatConsumesIsSplitByOneOfTheTwoAndByTheirCombination() {
    onRandomProtocols(
        (protocol, trial) -> {
          Set<String> quorum = parts(protocol, Split.QUORUM);
          Set<String> reply = parts(protocol, Split.REPLY);
          Set<String> combined = parts(protocol, Split.COMBINED);

          assertThat(Collections.disjoint(quorum, reply)).isTrue();
          quorum.addAll(reply);
          assertThat(combined).isEqualTo(quorum);
          assertThat(parts(protocol, Split.NONE)).isEmpty();
        });
  }

  private static RunReport onRandomProtocols(BiConsumer<Protocol, Trial> experiment) {
    RunReport report =
        new RandomRun<ProtocolPlan>(
                RefinementTests.class,
                ProtocolGenerator::draw,
                (plan, trial) -> experiment.accept(PlannedProtocol.of(plan), trial))
            .inTurn(0, PROTOCOLS);
    report.requireNoDifference();
    return report;
  }
}

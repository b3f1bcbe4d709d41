package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** T13: a message that nobody consumes matters to a formula exactly if it is in the way or seen. */
final class TemporalDeadMessagesTests {

  private static final int RECEIVER = 1;

  private record Junk() {}

  private record Data() {}

  /** Sends data, and perhaps something before it that nobody reads. */
  private static Protocol protocol(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("junk").channels(channels);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Boolean> receiver = protocol.role("receiver", 1, false);
    sender
        .step("junk")
        .when(sent -> sent == 0)
        .sends(Junk.class, receiver)
        .then(sent -> become(1).broadcast(receiver, new Junk()));
    sender
        .step("data")
        .when(sent -> sent < 2)
        .sends(Data.class, receiver)
        .then(sent -> become(2).broadcast(receiver, new Data()));
    receiver.step("receive").on(Data.class, sender).then((done, data) -> become(true));
    protocol.proposition("received").exists(receiver, done -> done);
    protocol.property("is received").ltl("<> received");
    return protocol.build();
  }

  private static CheckResult check(Checkable system, CheckOptions options) {
    return Check.of(system).with(options).run();
  }

  /** Junk is dropped from the inbox of the receiver, whatever lies behind it. */
  private static Checkable dropping(Checkable system) {
    return options -> {
      CompiledModel model = system.compile(CheckOptions.unreduced());
      Map<String, Integer> inboxes = inboxes(model.system());
      Renderer renderer = model.system().renderer();
      Canonicalizer wrong =
          state ->
              state[RECEIVER] =
                  inboxes.getOrDefault(
                      withoutJunk(renderer.details(state).get(RECEIVER)), state[RECEIVER]);
      return new CompiledModel(
          model.system(),
          model.properties(),
          false,
          List.of(),
          new Reducer() {
            @Override
            public Reduction reduce(List<Property> checked) {
              return new NoReduction();
            }

            @Override
            public StateSymmetry symmetry(List<Property> checked) {
              return new StateSymmetry(List.of("junk is dropped"), () -> wrong);
            }
          });
    };
  }

  /** What the receiver is like in all states, by its text. */
  private static Map<String, Integer> inboxes(TransitionSystem system) {
    Map<String, Integer> inboxes = new HashMap<>();
    Deque<int[]> waiting = new ArrayDeque<>(system.initialStates());
    Cursor cursor = system.cursor();
    while (!waiting.isEmpty()) {
      int[] state = waiting.remove();
      inboxes.put(system.renderer().details(state).get(RECEIVER), state[RECEIVER]);
      int steps = cursor.load(state);
      IntStream.range(0, steps).forEach(step -> waiting.add(cursor.successor(state, step)));
    }
    return inboxes;
  }

  private static String withoutJunk(String text) {
    return text.replaceAll("(, )?Junk[^,]*", "")
        .replace("waiting: , ", "waiting: ")
        .replaceAll("; waiting: $", "");
  }

  @Test
  void deadMessageAtTheHeadOfAQueueStays() {
    Protocol protocol = protocol(Channels.FIFO);
    CheckResult result = check(protocol, CheckOptions.defaults());

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.reductions()).anyMatch(line -> line.startsWith("dead messages kept: "));
    assertThat(check(dropping(protocol), CheckOptions.defaults()).verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  @Test
  void deadMessageThatIsNotInTheWayIsDropped() {
    Protocol protocol = protocol(Channels.SET);
    CheckResult result = check(protocol, CheckOptions.defaults());

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.reductions()).contains("dead messages dropped");
    assertThat(check(dropping(protocol), CheckOptions.defaults()).verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  /** Conditions of protocols do not see messages; this one does, and so must not lose any. */
  @Test
  void atomThatCountsMessagesNeedsTheDeadOnes() {
    Checkable counted = counting(protocol(Channels.SET));

    assertThat(check(counted, CheckOptions.unreduced()).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(dropping(counted), CheckOptions.unreduced()).verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  /** Once there is junk, it stays. */
  private static Checkable counting(Protocol protocol) {
    return options -> {
      CompiledModel model = protocol.compile(options);
      Renderer renderer = model.system().renderer();
      LinearFormula junk = new Atom(0);
      LinearFormula sent = new Atom(1);
      LinearFormula formula = LinearFormula.always(LinearFormula.implies(sent, junk));
      List<NamedCondition> atoms =
          List.of(
              seen("junk", state -> renderer.details(state).get(RECEIVER).contains("Junk")),
              seen("sent", state -> renderer.details(state).get(0).startsWith("1")));
      return new CompiledModel(
          model.system(),
          List.of(new TemporalProperty("junk stays", "junk stays", formula, atoms, List.of())),
          false,
          List.of());
    };
  }

  private static NamedCondition seen(String name, StateEvaluator evaluator) {
    return new NamedCondition(name, new OpaqueCondition(evaluator, state -> name));
  }
}

package io.mazurka.protocols.engine.views;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Monitor.Heard;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** States of a protocol as bytes, with every kind of channel and buffer. */
final class ViewBytesTests {

  record Sender(int sent) {}

  record Collector(Set<ProcessId> seen, int last) {}

  record Number(int value, ProcessId from) {}

  record Seen(List<Collector> last) {
    Seen now(Heard<Collector> step) {
      return new Seen(List.of(step.after()));
    }
  }

  private static Protocol protocol(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("numbers").channels(channels);
    Role<Sender> sender = protocol.role("sender", 2, new Sender(0));
    Role<Collector> collector = protocol.role("collector", 1, new Collector(Set.of(), 0));
    ProcessId first = sender.member(1);
    sender
        .step("send")
        .when(self -> self.sent() < 2)
        .sends(Number.class, collector)
        .then(
            self ->
                become(new Sender(self.sent() + 1))
                    .broadcast(collector, new Number(self.sent() / 2, first)));
    StepReference<Collector> collect =
        collector
            .step("collect")
            .on(Number.class, sender)
            .then((self, number) -> become(collected(self, number)));
    protocol.monitor("last", new Seen(List.of())).hears(collect, Seen::now);
    return protocol.build();
  }

  private static Collector collected(Collector self, Number number) {
    Set<ProcessId> seen = new HashSet<>(self.seen());
    seen.add(number.from());
    return new Collector(Set.copyOf(seen), number.value());
  }

  static Stream<Arguments> systems() {
    ProtocolOptions usual = ProtocolOptions.defaults();
    List<ProtocolOptions> kinds =
        List.of(
            usual,
            usual.withTraffic(Traffic.GRM),
            usual.withTraffic(Traffic.RM),
            usual.withExplicitCrashes(1));
    return Arrays.stream(Channels.values())
        .flatMap(
            channels ->
                kinds.stream()
                    .map(kind -> Arguments.of(channels, CheckOptions.unreduced().with(kind))));
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everyStateIsFoundInASystemThatHasSeenNone(Channels channels, CheckOptions options) {
    TransitionSystem one = protocol(channels).compile(options).system();
    TransitionSystem other = protocol(channels).compile(options).system();
    StateFingerprints fingerprints = new StateFingerprints(other);
    List<byte[]> all = explore(one);
    assertThat(all).hasSizeGreaterThan(20);
    for (int index = all.size() - 1; index >= 0; index--) {
      int[] there = new StateCodec(one).decode(all.get(index));
      int[] here = new StateCodec(other).decode(all.get(index));
      assertThat(new StateCodec(other).encode(here)).isEqualTo(all.get(index));
      assertThat(other.renderer().state(here)).isEqualTo(one.renderer().state(there));
      assertThat(fingerprints.of(here)).isEqualTo(new StateFingerprints(one).of(there));
      assertThat(successors(other, here)).isEqualTo(successors(one, there));
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void mutatedBytesAreRefusedOrThoseOfAState(Channels channels, CheckOptions options) {
    TransitionSystem system = protocol(channels).compile(options).system();
    StateCodec codec = new StateCodec(system);
    List<byte[]> all = explore(system);
    Random random = new Random(1);
    int accepted = 0;
    for (int attempt = 0; attempt < 3_000; attempt++) {
      byte[] bytes = all.get(random.nextInt(all.size())).clone();
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(random.nextBoolean() ? 4 : 256);
      try {
        assertThat(codec.encode(codec.decode(bytes))).isEqualTo(bytes);
        accepted++;
      } catch (InvalidBytesException e) {
        assertThat(e).hasMessageNotContaining("null");
      }
    }
    assertThat(accepted).isPositive().isLessThan(2_000);
  }

  private static List<byte[]> explore(TransitionSystem system) {
    StateCodec codec = new StateCodec(system);
    Map<ByteBuffer, byte[]> seen = new LinkedHashMap<>();
    Deque<int[]> stack = new ArrayDeque<>(system.initialStates());
    while (!stack.isEmpty()) {
      int[] state = stack.pop();
      byte[] bytes = codec.encode(state);
      if (seen.putIfAbsent(ByteBuffer.wrap(bytes), bytes) == null) {
        Cursor cursor = system.cursor();
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          stack.push(cursor.successor(state, step));
        }
      }
    }
    return List.copyOf(seen.values());
  }

  private static List<ByteBuffer> successors(TransitionSystem system, int[] state) {
    Cursor cursor = system.cursor();
    int steps = cursor.load(state);
    return IntStream.range(0, steps)
        .mapToObj(step -> cursor.successor(state, step))
        .map(next -> ByteBuffer.wrap(new StateCodec(system).encode(next)))
        .toList();
  }
}

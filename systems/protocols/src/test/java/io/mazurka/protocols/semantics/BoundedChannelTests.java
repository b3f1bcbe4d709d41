package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A step that sends to a full channel has to wait. */
final class BoundedChannelTests {

  record Item(int number) {}

  /** One sends {@code items} items one by one, which are equal or not; another takes them. */
  private static ProtocolBuilder line(Channels channels, int capacity, int items, boolean equal) {
    ProtocolBuilder protocol = Protocol.named("line").channels(channels).capacity(capacity);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Integer> taker = protocol.role("taker", 1, 0);
    sender
        .step("send")
        .when(sent -> sent < items)
        .sends(Item.class, taker)
        .then(sent -> become(sent + 1).broadcast(taker, new Item(equal ? 0 : sent)));
    taker.step("take").on(Item.class, sender).then((taken, item) -> become(taken + 1));
    return protocol;
  }

  /** A state is how many were sent and taken: with room for two, at most two more were sent. */
  @Test
  void noMoreMessagesWaitThanThereIsRoomFor() {
    assertThat(Counts.of(line(Channels.FIFO, 2, 4, false))).isEqualTo(new Counts(12, 14, 1, 8));
    assertThat(Counts.of(line(Channels.MULTISET, 2, 4, true))).isEqualTo(new Counts(12, 14, 1, 8));
  }

  /** An item that is equal to a waiting one needs no room in a set. */
  @Test
  void whatASetAbsorbsNeedsNoRoom() {
    assertThat(Counts.of(line(Channels.SET, 1, 3, true)))
        .isEqualTo(Counts.of(line(Channels.SET, 3, 3, true)));
    assertThat(Counts.of(line(Channels.SET, 1, 3, false))).isEqualTo(new Counts(7, 6, 1, 6));
  }

  /** Three at once never fit, and with them nothing else that the step would do. */
  @Test
  void aStepWaitsUntilAllFindsRoom() {
    for (int capacity : new int[] {2, 3}) {
      ProtocolBuilder protocol =
          Protocol.named("burst").channels(Channels.MULTISET).capacity(capacity);
      Role<Integer> sender = protocol.role("sender", 1, 0);
      Role<Integer> taker = protocol.role("taker", 1, 0);
      sender
          .step("send")
          .when(sent -> sent == 0)
          .sends(Item.class, taker)
          .then(
              sent -> {
                Effect<Integer> effect = become(3);
                for (int item = 0; item < 3; item++) {
                  effect = effect.send(taker.member(1), new Item(0));
                }
                return effect;
              });

      assertThat(Counts.of(protocol).states()).isEqualTo(capacity == 3 ? 2 : 1);
    }
  }

  /** Two that answer each other with two messages, where one fits: both wait for ever. */
  @Test
  void fullChannelsAreADeadlock() {
    ProtocolBuilder protocol = Protocol.named("exchange").channels(Channels.FIFO).capacity(1);
    Role<Integer> one = protocol.role("one", 2, 0);
    one.step("send")
        .when(sent -> sent < 2)
        .sends(Item.class, one)
        .then(sent -> become(sent + 1).broadcast(one, new Item(sent)));
    one.step("take")
        .on(Item.class, one)
        .when((sent, item) -> sent >= 2)
        .then((sent, item) -> become(sent + 1));

    CheckResult result =
        Check.of(protocol.build()).with(CheckOptions.defaults().withProperties("deadlock")).run();

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
  }

  @Test
  void deadMessagesStay() {
    CheckResult result = Check.of(line(Channels.SET, 2, 4, false).build()).run();

    assertThat(result.reductions())
        .contains("dead messages kept: in a bounded channel a dead message takes room");
    assertThatThrownBy(
            () ->
                Check.of(line(Channels.SET, 2, 4, false).build())
                    .with(
                        CheckOptions.defaults()
                            .with(ProtocolOptions.defaults().withDeadMessages(true)))
                    .run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("takes room");
  }

  @ParameterizedTest
  @EnumSource(Channels.class)
  void deliveredMessagesTakeRoom(Channels channels) {
    Protocol protocol = line(channels, 1, 3, false).build();
    for (Traffic traffic : List.of(Traffic.GRM, Traffic.RM)) {
      Counts found =
          Counts.of(
              protocol,
              CheckOptions.unreduced().with(ProtocolOptions.defaults().withTraffic(traffic)));

      assertThat(found).isEqualTo(new Counts(10, 9, 1, 9));
    }
  }

  @Test
  void whatNeedsRoomThatNobodyWaitsForIsRefused() {
    ProtocolBuilder lying = line(Channels.SET, 1, 1, true);
    Role<Integer> liar = lying.role("liar", 1, 0);
    liar.maySay(liar, new Item(1));
    Role<Integer> other = lying.role("other", 1, 0);
    liar.maySay(other, new Item(1));

    assertThatThrownBy(lying::build)
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("capacity(1) cannot be had");
    assertThatThrownBy(() -> line(Channels.FIFO, 1, 1, true).duplicating(1).build())
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("need room");
    assertThatThrownBy(() -> line(Channels.FIFO, 0, 1, true))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("say 1 or more");
    assertThatThrownBy(
            () ->
                line(Channels.FIFO, 1, 1, true)
                    .build()
                    .compile(
                        CheckOptions.unreduced()
                            .with(ProtocolOptions.defaults().withAtMost(Mishap.DUPLICATION, 1))))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("need room");
  }
}

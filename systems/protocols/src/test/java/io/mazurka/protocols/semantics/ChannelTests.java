package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sets, multisets and queues differ in repetitions and in order. */
final class ChannelTests {

  record Sender(int sent) {}

  record Receiver(List<Integer> got) {
    Receiver getting(int number) {
      List<Integer> more = new ArrayList<>(got);
      more.add(number);
      return new Receiver(List.copyOf(more));
    }
  }

  record Number(int value) {}

  /** A sends two numbers in two steps; B takes what comes and keeps it in order. */
  private static Counts twoSends(Channels channels, int first, int second) {
    ProtocolBuilder protocol = Protocol.named("two-sends").channels(channels);
    Role<Sender> a = protocol.role("A", 1, new Sender(0));
    Role<Receiver> b = protocol.role("B", 1, new Receiver(List.of()));
    a.step("send")
        .when(self -> self.sent() < 2)
        .sends(Number.class, b)
        .then(
            self ->
                become(new Sender(self.sent() + 1))
                    .broadcast(b, new Number(self.sent() == 0 ? first : second)));
    b.step("take").on(Number.class, a).then((self, number) -> become(self.getting(number.value())));
    return Counts.of(protocol);
  }

  /**
   * As (sends of A, channel, count of B), with m for the message.
   *
   * <pre>
   * (0,-,0) > (1,m,0)             1
   * (1,m,0) > (2,m,0) (1,-,1)     2    the second m is absorbed, or the first is taken before it
   * (1,-,1) > (2,m,1)             1
   * (2,m,0) > (2,-,1)             1
   * (2,m,1) > (2,-,2)             1    both were taken
   * (2,-,1)                       terminal
   * (2,-,2)                       terminal, after 4 steps
   * </pre>
   */
  @Test
  void setAbsorbsAMessageThatIsSentAgain() {
    assertThat(twoSends(Channels.SET, 5, 5)).isEqualTo(new Counts(7, 6, 2, 4));
  }

  /**
   *
   *
   * <pre>
   * (0,-,0) > (1,m,0)             1
   * (1,m,0) > (2,mm,0) (1,-,1)    2
   * (1,-,1) > (2,m,1)             1
   * (2,mm,0) > (2,m,1)            1    the two are alike: one step
   * (2,m,1) > (2,-,2)             1
   * (2,-,2)                       terminal
   * </pre>
   */
  @ParameterizedTest
  @EnumSource(names = {"MULTISET", "FIFO"})
  void multisetAndQueueKeepBothCopies(Channels channels) {
    assertThat(twoSends(channels, 5, 5)).isEqualTo(new Counts(6, 6, 1, 4));
  }

  /**
   * As (sends of A, channel, what B has), with x and y for the messages.
   *
   * <pre>
   * (0,-,-) > (1,x,-)             1
   * (1,x,-) > (2,xy,-) (1,-,x)    2
   * (1,-,x) > (2,y,x)             1
   * (2,xy,-) > (2,y,x) (2,x,y)    2    either first
   * (2,y,x) > (2,-,xy)            1
   * (2,x,y) > (2,-,yx)            1
   * (2,-,xy) (2,-,yx)             terminal
   * </pre>
   */
  @ParameterizedTest
  @EnumSource(names = {"SET", "MULTISET"})
  void setAndMultisetDeliverInAnyOrder(Channels channels) {
    assertThat(twoSends(channels, 5, 6)).isEqualTo(new Counts(8, 8, 2, 4));
  }

  /** As above without the state (2,x,y) and what follows from it. */
  @Test
  void queueDeliversInTheOrderOfSending() {
    assertThat(twoSends(Channels.FIFO, 5, 6)).isEqualTo(new Counts(6, 6, 1, 4));
  }

  /** A sends x and y at once; B takes only y. */
  private static Counts unwantedHead(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("unwanted-head").channels(channels);
    Role<Sender> a = protocol.role("A", 1, new Sender(0));
    Role<Receiver> b = protocol.role("B", 1, new Receiver(List.of()));
    a.step("send")
        .when(self -> self.sent() == 0)
        .sends(Number.class, b)
        .then(
            self -> become(new Sender(2)).broadcast(b, new Number(5)).broadcast(b, new Number(6)));
    b.step("take")
        .on(Number.class, a)
        .when((self, number) -> number.value() == 6)
        .then((self, number) -> become(self.getting(6)));
    return Counts.of(protocol);
  }

  /** Two states: before and after the step of A. */
  @Test
  void headOfAQueueThatNobodyTakesBlocksTheRest() {
    assertThat(unwantedHead(Channels.FIFO)).isEqualTo(new Counts(2, 1, 1, 1));
  }

  /** A third state: B has y. */
  @ParameterizedTest
  @EnumSource(names = {"SET", "MULTISET"})
  void messageThatNobodyTakesDoesNotBlockASet(Channels channels) {
    assertThat(unwantedHead(channels)).isEqualTo(new Counts(3, 2, 1, 2));
  }

  /**
   * A sends x, which B never takes; C sends y, which it does. A has sent or not: 2; C has not sent,
   * y is there, B has y: 3; together 6 states. A can send in 3 of them, C in 2, B can take in 2: 7.
   */
  @Test
  void queuesOfDifferentSendersDoNotBlockEachOther() {
    ProtocolBuilder protocol = Protocol.named("two-queues").channels(Channels.FIFO);
    Role<Sender> senders = protocol.roleOf("S", 2, member -> new Sender(member.number()));
    Role<Receiver> b = protocol.role("B", 1, new Receiver(List.of()));
    senders
        .step("send")
        .when(self -> self.sent() > 0)
        .sends(Number.class, b)
        .then(self -> become(new Sender(0)).broadcast(b, new Number(self.sent())));
    b.step("take")
        .on(Number.class, senders)
        .when((self, number) -> number.value() == 2)
        .then((self, number) -> become(self.getting(2)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(6, 7, 1, 3));
  }
}

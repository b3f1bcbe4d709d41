package io.mazurka.protocols.misbehaviour;

import static io.mazurka.protocols.misbehaviour.Conversation.assertMisbehaves;
import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.misbehaviour.Conversation.Bob;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Messages and local states that cannot be compared by value. */
final class ValueTests {

  /** Equal only to itself. */
  record Stubborn(int number) {
    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return 31 * number;
    }
  }

  /** Equal, but with a hash code of its own each time. */
  record Restless(int number) {
    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  /** Equal to any other of its kind. */
  record Indifferent(int number) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Indifferent;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  record WithArray(int[] numbers) {}

  record Sorted(Set<Integer> numbers) {}

  record WithObject(Object thing) {}

  record Nested(WithObject inner) {}

  @Test
  void messageEqualOnlyToItselfIsCaught() {
    assertMessageCaught(
        Stubborn.class,
        Stubborn::new,
        "Stubborn has no value equality: two with the same parts are not equal");
  }

  @Test
  void messageWithAnUnsteadyHashCodeIsCaught() {
    assertMessageCaught(Restless.class, Restless::new, "Restless has no value equality");
  }

  @Test
  void messageEqualToDifferentMessagesIsCaught() {
    assertMessageCaught(Indifferent.class, Indifferent::new, "Indifferent has no value equality");
  }

  @Test
  void equalSetsSortedInDifferentOrdersAreCaught() {
    assertMessageCaught(
        Sorted.class,
        number -> {
          Comparator<Integer> order =
              number == 1 ? Comparator.naturalOrder() : Comparator.reverseOrder();
          Set<Integer> numbers = new TreeSet<>(order);
          numbers.addAll(List.of(1, 2));
          return new Sorted(numbers);
        },
        "Sorted has no value equality: two are equal that differ in a part, or in the order of a"
            + " sorted set or map");
  }

  @Test
  void messageThatHoldsAnArrayIsCaught() {
    assertMessageCaught(
        WithArray.class,
        number -> new WithArray(new int[number]),
        "numbers of WithArray: int[] has no value equality; use records, enums");
  }

  @Test
  void messageThatHoldsAPlainObjectIsCaught() {
    assertMessageCaught(
        WithObject.class,
        number -> new WithObject(new Object()),
        "thing of WithObject: java.lang.Object has no value equality");
  }

  @Test
  void messageThatHoldsAPlainObjectDeepInsideIsCaught() {
    assertMessageCaught(
        Nested.class,
        number -> new Nested(new WithObject(new StringBuilder())),
        "inner of Nested: thing of WithObject: java.lang.StringBuilder has no value equality");
  }

  /** A step that sends messages with numbers 0 and 1 is caught and named. */
  private static void assertMessageCaught(
      Class<? extends Record> type, Function<Integer, Record> message, String how) {
    ProtocolBuilder protocol = Protocol.named("values");
    Role<Bob> sender = protocol.role("sender", 1, new Bob(0));
    Role<Bob> receiver = protocol.role("receiver", 1, new Bob(0));
    sender
        .step("send")
        .when(self -> self.answers() < 2)
        .sends(type, receiver)
        .then(
            self ->
                become(new Bob(self.answers() + 1))
                    .broadcast(receiver, message.apply(self.answers())));
    receiver.step("receive").on(type, sender).then((self, received) -> become(self));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'send' of sender made a value that cannot be used: " + how)
        .hasMessageContaining("local state: answers=")
        .hasMessageContaining("messages: none");
  }

  @Test
  void localStateWithoutValueEqualityIsCaught() {
    ProtocolBuilder protocol = Protocol.named("values");
    Role<Record> role = protocol.role("process", 1, new Bob(0));
    role.step("spoil").then(self -> become(new WithArray(new int[1])));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'spoil' of process made a value that cannot be used:")
        .hasMessageContaining("numbers of WithArray: int[] has no value equality");
  }

  @Test
  void initialStateWithoutValueEqualityIsCaught() {
    ProtocolBuilder protocol = Protocol.named("values");
    protocol.role("process", 1, new WithObject(new Object()));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("the initial local state of process cannot be")
        .hasMessageContaining("thing of WithObject: java.lang.Object has no value equality");
  }

  @Test
  void monitorStateWithoutValueEqualityIsCaught() {
    ProtocolBuilder protocol = Protocol.named("values");
    protocol.role("process", 1, new Bob(0));
    Monitor<WithObject> watch = protocol.monitor("watch", new WithObject(new Object()));
    protocol.invariant("watched").of(watch, seen -> true);

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("the initial state of monitor watch cannot be");
  }
}

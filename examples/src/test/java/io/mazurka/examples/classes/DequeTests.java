package io.mazurka.examples.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.contract.Clients;
import io.mazurka.classes.junit.Interleavings;
import io.mazurka.kernel.history.Request;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

/** A deque is compared with one that threads never share. */
final class DequeTests {

  private static Clients<Ends> clients(Ends deque) {
    deque.addLast(1);
    return Clients.of(deque, DequeTests::expected)
        .thread(Request.of("pollFirst", Ends::pollFirst))
        .thread(Request.of("pollLast", Ends::pollLast));
  }

  private static Ends expected() {
    Ends deque = new OneLockDeque();
    deque.addLast(1);
    return deque;
  }

  @Interleavings(traces = 4)
  void oneLockIsEnough() {
    clients(new OneLockDeque()).requireLinearizable();
  }

  void twoLocks() {
    clients(new TwoLockDeque()).requireLinearizable();
  }

  @Test
  void twoLocksGiveOneNumberTwice() {
    assertThat(
            Check.of(ClassProgram.of(DequeTests.class, "twoLocks").allowingRaces()).run().summary())
        .contains("not linearizable: thread 1: pollFirst = 1; thread 2: pollLast = 1");
  }
}

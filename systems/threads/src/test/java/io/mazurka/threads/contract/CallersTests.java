package io.mazurka.threads.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.history.Request;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import org.junit.jupiter.api.Test;

/** Objects made of a scope are held against sequential ones. */
final class CallersTests {

  /** A counter. */
  interface Counter {
    int next();
  }

  /** One that threads never share. */
  private static final class PlainCounter implements Counter {
    private int count;

    @Override
    public int next() {
      return ++count;
    }
  }

  private static Counter atomic(Scope scope) {
    IntegerVariable count = scope.integer("count", 0);
    return () -> count.fetchAndAdd(1) + 1;
  }

  private static Counter hasty(Scope scope) {
    IntegerVariable count = scope.integer("count", 0);
    return () -> {
      int next = count.read() + 1;
      count.write(next);
      return next;
    };
  }

  private static Callers<Counter> callers(Scope scope, Counter counter) {
    return Callers.of(scope, counter, PlainCounter::new)
        .thread("A", Request.of("next", Counter::next), Request.of("next", Counter::next))
        .thread("B", Request.of("next", Counter::next));
  }

  @Test
  void anAtomicCounterIsLinearizable() {
    CheckResult found =
        Check.of(ThreadProgram.of(scope -> callers(scope, atomic(scope)).requireLinearizable()))
            .run();
    found.assertHolds();
    assertThat(found.executions().traces()).isEqualTo(10);
  }

  @Test
  void aCounterThatReadsAndWritesIsNot() {
    CheckResult found =
        Check.of(ThreadProgram.of(scope -> callers(scope, hasty(scope)).requireLinearizable()))
            .run();
    assertThat(found.summary())
        .contains("linearizable is violated", "not linearizable: A: next = 1", "write 1 to count");
  }

  /** A cache that forgets to look at what others wrote is consistent with some other order. */
  @Test
  void sequentialConsistencyAsksForLess() {
    CheckResult found =
        Check.of(ThreadProgram.of(scope -> cells(scope).requireSequentiallyConsistent())).run();
    found.assertHolds();
    assertThat(Check.of(ThreadProgram.of(scope -> cells(scope).requireLinearizable())).run())
        .extracting(CheckResult::summary)
        .asString()
        .contains(
            "not linearizable: reader: get = 0 (called when call 1 of writer had returned); writer: put = done");
  }

  /** A cell. */
  interface Cell {
    void put();

    int get();
  }

  /** One that threads never share. */
  private static final class PlainCell implements Cell {
    private int value;

    @Override
    public void put() {
      value = 1;
    }

    @Override
    public int get() {
      return value;
    }
  }

  private static Callers<Cell> cells(Scope scope) {
    IntegerVariable value = scope.integer("value", 0);
    Cell forgetful =
        new Cell() {
          @Override
          public void put() {
            value.write(1);
          }

          @Override
          public int get() {
            return 0;
          }
        };
    return Callers.of(scope, forgetful, PlainCell::new)
        .thread("writer", Request.to("put", Cell::put))
        .thread("reader", Request.of("get", Cell::get));
  }
}

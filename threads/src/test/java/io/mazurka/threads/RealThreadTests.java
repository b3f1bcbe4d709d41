package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.search.SearchResult.Executions;
import io.mazurka.threads.objects.BoundedQueue;
import io.mazurka.threads.objects.Child;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Ordinary Java code is explored on real threads, and misbehaviour ends with a clear message. */
@Timeout(60)
final class RealThreadTests {

  @Test
  void lostUpdateIsFoundWithTheLinesOfCode() {
    CheckResult result = check(RealThreadTests::lostUpdate);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary())
        .contains("assertions is violated after 4 steps: x is 1, not 2")
        .contains("* read x = 0 (RealThreadTests.java:")
        .contains("* write 1 to x (RealThreadTests.java:");
  }

  private static void lostUpdate(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    scope.thread("A", () -> x.write(x.read() + 1));
    scope.thread("B", () -> x.write(x.read() + 1));
    scope.afterwards(
        () -> {
          if (x.read() != 2) {
            throw new AssertionError("x is %d, not 2".formatted(x.read()));
          }
        });
  }

  @Test
  void deadlockNamesTheCircle() {
    CheckResult result =
        check(
            scope -> {
              Mutex a = scope.mutex("A");
              Mutex b = scope.mutex("B");
              scope.thread("first", () -> lockBoth(a, b));
              scope.thread("second", () -> lockBoth(b, a));
            });

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.summary())
        .contains("first waits to lock B, held by second; second waits to lock A, held by first");
  }

  private static void lockBoth(Mutex first, Mutex second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  @Test
  void threadsStartedWhileRunningAreExplored() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.thread(
                  "main",
                  () -> {
                    Child one = scope.child("one", () -> x.fetchAndAdd(1));
                    Child two = scope.child("two", () -> x.fetchAndAdd(1));
                    one.start();
                    two.start();
                    one.join();
                    two.join();
                    if (x.read() != 2) {
                      throw new AssertionError("lost");
                    }
                  });
            });

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(2L);
  }

  @Test
  void queuesAndChoicesWork() {
    CheckResult result =
        check(
            scope -> {
              BoundedQueue<Integer> queue = scope.queue("queue", 1);
              scope.thread("producer", () -> queue.put(scope.choose(3)));
              scope.thread("consumer", queue::take);
            });

    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(3L);
  }

  @Test
  void exceptionInOneThreadIsAFailure() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.thread("writer", () -> x.write(1));
              scope.thread("divider", () -> x.write(1 / x.read()));
            });

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary()).contains("divider fails: java.lang.ArithmeticException");
  }

  @Test
  void programThatChangesFromRunToRunIsRefused() {
    AtomicInteger runs = new AtomicInteger();

    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      IntegerVariable x = scope.integer("x", 0);
                      IntegerVariable y = scope.integer("y", 0);
                      int run = runs.incrementAndGet();
                      scope.thread("A", () -> x.write(1));
                      scope.thread("B", () -> (run % 3 == 0 ? x : y).read());
                    }))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("not deterministic: event 2");
  }

  @Test
  void threadThatBlocksOutsideTheScopeIsNamedWithItsStack() {
    CountDownLatch never = new CountDownLatch(1);

    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      IntegerVariable x = scope.integer("x", 0);
                      scope.thread(
                          "stuck",
                          () -> {
                            x.write(1);
                            awaitForEver(never);
                          });
                    }))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("thread stuck has come to no operation")
        .hasMessageContaining("it waits for something outside the scope")
        .hasMessageContaining("awaitForEver");
  }

  private static void awaitForEver(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void endlessLoopWithoutOperationsIsNamed() {
    AtomicInteger spins = new AtomicInteger();

    assertThatThrownBy(
            () ->
                check(
                    scope ->
                        scope.thread(
                            "spinner",
                            () -> {
                              while (!Thread.currentThread().isInterrupted()) {
                                spins.incrementAndGet();
                              }
                            })))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("thread spinner has come to no operation")
        .hasMessageContaining("endless loop");
  }

  @Test
  void endlessLoopOverOperationsIsBounded() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.thread(
                  "poller",
                  () -> {
                    while (x.read() == 0) {
                      Thread.onSpinWait();
                    }
                  });
            });

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
  }

  private static CheckResult check(Consumer<Scope> declaration) {
    return Check.of(ThreadProgram.of(declaration).withPatience(Duration.ofSeconds(1))).run();
  }
}

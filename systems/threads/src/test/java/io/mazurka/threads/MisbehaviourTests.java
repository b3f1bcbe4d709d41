package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Code that misbehaves on real threads ends with a clear message, and never hangs. */
@Timeout(60)
final class MisbehaviourTests {

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
        .hasMessageContaining("not deterministic: B comes to 'read x', and in another")
        .hasMessageContaining("after the same events, to an operation on y");
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

  /** Checks a single thread that uses an integer called x. */
  private static CheckResult checkThread(String name, Consumer<IntegerVariable> code) {
    return check(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.thread(name, () -> code.accept(x));
        });
  }

  @Test
  void endlessLoopOverOperationsIsBounded() {
    CheckResult result =
        checkThread(
            "poller",
            x -> {
              while (x.read() == 0) {
                Thread.onSpinWait();
              }
            });

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.summary())
        .contains("poller does 'read x = 0 (MisbehaviourTests.java:")
        .contains("over and over; a loop that polls should use await");
  }

  @Test
  void endlessLoopOfSeveralEventsIsTold() {
    CheckResult result =
        checkThread(
            "flipper",
            x -> {
              while (true) {
                x.write(1);
                x.write(0);
              }
            });

    assertThat(result.summary())
        .containsPattern("flipper does 'write [01] to x .*' and 'write [01] to x .*' over and over")
        .doesNotContain("await");
  }

  @Test
  void endlessLoopThatNeverRepeatsItselfIsTold() {
    CheckResult result =
        checkThread(
            "counter",
            x -> {
              while (true) {
                x.fetchAndAdd(1);
              }
            });

    assertThat(result.summary())
        .contains("counter took 1,000 of the 1,000 events of one execution, the last of them");
  }

  @Test
  void operationThatThrowsFailsItsThread() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.thread("divider", () -> x.update(value -> 1 / value));
              scope.thread("other", () -> x.write(1));
            });

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary()).contains("divider fails: java.lang.ArithmeticException");
  }

  @Test
  void programThatDependsOnHashCodesIsRefused() {
    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      IntegerVariable x = scope.integer("x", 0);
                      scope.thread("hasher", () -> x.write(System.identityHashCode(new Object())));
                      scope.thread("reader", x::read);
                    }))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("not deterministic: event 1 of the same schedule was 'write ")
        .hasMessageContaining("it must not depend on clocks, hash codes");
  }

  @Test
  void threadThatIsNotDeclaredIsRefused() {
    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      IntegerVariable x = scope.integer("x", 0);
                      scope.thread(
                          "parent",
                          () -> {
                            runElsewhere(() -> x.write(1));
                            x.read();
                          });
                    }))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("'write 1 to x' is performed by stranger")
        .hasMessageContaining("declare it in the scope");
  }

  private static void runElsewhere(Runnable code) {
    Thread stranger = new Thread(code, "stranger");
    stranger.setUncaughtExceptionHandler((thread, thrown) -> {});
    stranger.start();
    try {
      stranger.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void operationInAStepFunctionIsRefused() {
    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      IntegerVariable x = scope.integer("x", 0);
                      scope.<Integer>thread("reader", 0, at -> x.reading().to(x.read()));
                    }))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("'read x' is performed where no thread runs");
  }

  private static CheckResult check(Consumer<Scope> declaration) {
    return Check.of(ThreadProgram.of(declaration).withPatience(Duration.ofSeconds(1))).run();
  }
}

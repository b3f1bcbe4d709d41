package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.BoundedQueue;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedArray;
import io.mazurka.threads.operations.Next;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The set-up and final checks may use the operations of objects, for threads of both kinds. */
final class OutsideThreadsTests {

  /** Two threads that take from a queue, as code or as step functions. */
  enum Way {
    CODE((scope, queue) -> scope.thread("taker", queue::take)),
    STEPS((scope, queue) -> scope.sequence("taker", queue.taking()));

    final BiConsumer<Scope, BoundedQueue<Integer>> taker;

    Way(BiConsumer<Scope, BoundedQueue<Integer>> taker) {
      this.taker = taker;
    }

    void declare(Scope scope, BoundedQueue<Integer> queue) {
      taker.accept(scope, queue);
      taker.accept(scope, queue);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatTheSetUpWritesIsThere(Way way) {
    CheckResult result =
        check(
            scope -> {
              BoundedQueue<Integer> queue = scope.queue("queue", 3);
              SharedArray<Integer> cells = scope.array("cells", List.of(4, 5));
              queue.put(cells.at(0).read());
              queue.put(cells.at(1).read());
              cells.at(1).write(6);
              way.declare(scope, queue);
              scope.afterwards(() -> assertThat(cells.at(1).read()).isEqualTo(6));
            });

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @EnumSource
  void finalChecksMayUseTheOperationsOfObjects(Way way) {
    CheckResult result =
        check(
            scope -> {
              BoundedQueue<Integer> queue = scope.queue("queue", 3);
              Mutex lock = scope.mutex("lock");
              for (int number = 0; number < 3; number++) {
                queue.put(number);
              }
              way.declare(scope, queue);
              for (int time = 0; time < 2; time++) {
                scope.afterwards(
                    () -> {
                      lock.lock();
                      assertThat(lock.tryLock()).isFalse();
                      assertThat(queue.take()).isEqualTo(2);
                      lock.unlock();
                    });
              }
            });

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @EnumSource
  void finalCheckThatWouldWaitFailsWithItsLine(Way way) {
    CheckResult result =
        check(
            scope -> {
              BoundedQueue<Integer> queue = scope.queue("queue", 3);
              queue.put(1);
              queue.put(2);
              way.declare(scope, queue);
              scope.afterwards(queue::take);
              scope.afterwards(() -> queue.take());
            });

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary())
        .contains("'take from queue' waits for ever, because no thread runs");
  }

  @ParameterizedTest
  @EnumSource
  void choiceInAFinalCheckIsNoViolation(Way way) {
    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      BoundedQueue<Integer> queue = scope.queue("queue", 3);
                      queue.put(1);
                      queue.put(2);
                      way.declare(scope, queue);
                      scope.afterwards(() -> scope.choose(2));
                    }))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("'choose one of 2' is performed where no thread runs");
  }

  @ParameterizedTest
  @EnumSource
  void setUpThatWouldWaitIsRefused(Way way) {
    assertThatThrownBy(
            () ->
                check(
                    scope -> {
                      BoundedQueue<Integer> queue = scope.queue("queue", 3);
                      queue.take();
                      way.declare(scope, queue);
                    }))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("'take from queue' waits for ever");
  }

  @ParameterizedTest
  @EnumSource
  void failuresNameTheLineOfCode(Way way) {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              if (way == Way.CODE) {
                scope.thread("divider", () -> x.write(1 / x.read()));
              } else {
                scope.<Integer>thread(
                    "divider", -1, at -> at < 0 ? x.reading().then(v -> 1 / v) : Next.end());
              }
            });

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary()).contains("/ by zero (OutsideThreadsTests.java:");
  }

  private static CheckResult check(Consumer<Scope> declaration) {
    return Check.of(ThreadProgram.of(declaration)).run();
  }
}

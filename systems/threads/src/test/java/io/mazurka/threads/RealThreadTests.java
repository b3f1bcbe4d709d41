package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.BoundedQueue;
import io.mazurka.threads.objects.Child;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/** Ordinary Java code is explored on real threads. */
@Timeout(60)
@Isolated("it looks for threads that are left, and other tests have some while they run")
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
  void whatALockGuardsNeedNotBeDeclared() {
    CheckResult result =
        check(
            scope -> {
              int[] counter = new int[1];
              Mutex lock = scope.mutex("lock");
              for (String name : new String[] {"A", "B", "C"}) {
                scope.thread(
                    name,
                    () -> {
                      lock.lock();
                      counter[0] = 2 * counter[0] + (name.equals("A") ? 1 : 0);
                      lock.unlock();
                    });
              }
              scope.afterwards(
                  () -> {
                    if (counter[0] == 4) {
                      throw new AssertionError("A was first");
                    }
                  });
            });

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary()).contains("assertions is violated after 6 steps: A was first");
  }

  /** A node of a list, which is equal only to itself and so differs from run to run. */
  private static final class Node {

    private final IntegerVariable value;

    Node(IntegerVariable value) {
      this.value = value;
    }
  }

  @Test
  void objectsMadeByThreadsCanBePassedOn() {
    CheckResult result =
        check(
            scope -> {
              BoundedQueue<Node> queue = scope.queue("queue", 1);
              scope.thread(
                  "maker",
                  () -> {
                    Node node = new Node(scope.integer("node", 0));
                    queue.put(node);
                    node.value.fetchAndAdd(1);
                  });
              scope.thread("taker", () -> queue.take().value.fetchAndAdd(1));
            });

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(2L);
  }

  @Test
  void noThreadIsLeftAfterACheck() throws InterruptedException {
    check(RealThreadTests::lostUpdate).summary();

    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("mazurka-")) {
        thread.join(5_000);
        assertThat(thread.isAlive()).isFalse();
      }
    }
  }

  private static CheckResult check(Consumer<Scope> declaration) {
    return Check.of(ThreadProgram.of(declaration).withPatience(Duration.ofSeconds(1))).run();
  }
}

package io.mazurka.examples.threads;

import io.mazurka.threads.junit.Explore;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;

/** A counter under a lock counts everything. */
final class CounterTests {

  @Explore(traces = 2)
  void nothingIsLost(Scope scope) {
    IntegerVariable count = scope.integer("count", 0);
    Mutex lock = scope.mutex("lock");
    for (String name : new String[] {"A", "B"}) {
      scope.thread(
          name,
          () -> {
            lock.lock();
            count.write(count.read() + 1);
            lock.unlock();
          });
    }
    scope.afterwards(
        () -> {
          if (count.read() != 2) {
            throw new AssertionError("the counter holds " + count.read());
          }
        });
  }
}

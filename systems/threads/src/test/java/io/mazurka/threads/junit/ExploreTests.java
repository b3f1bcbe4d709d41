package io.mazurka.threads.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;

/** A test method is explored in every way that makes a difference. */
final class ExploreTests {

  @Explore(traces = 6)
  void incrementsUnderALockAreNotLost(Scope scope) {
    Mutex lock = scope.mutex("lock");
    IntegerVariable x = scope.integer("x", 0);
    for (String name : new String[] {"A", "B", "C"}) {
      scope.thread(
          name,
          () -> {
            lock.lock();
            x.write(x.read() + 1);
            lock.unlock();
          });
    }
    scope.afterwards(() -> assertThat(x.read()).isEqualTo(3));
  }

  @Explore(traces = 4, maxEvents = 3)
  void readersSeeTheWriteOrNot(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    scope.thread("writer", () -> x.write(1));
    scope.thread("first", () -> assertThat(x.read()).isBetween(0, 1));
    scope.thread("second", () -> assertThat(x.read()).isBetween(0, 1));
  }
}

package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;

/** Each of n threads increments a counter under a lock. */
public final class LockedIncrement extends ScalableProgram {

  /** A thread at a step of its code, with the value it has read. */
  record Local(int step, int value) {}

  /** A model is made without arguments, so that its class name is enough to check it. */
  public LockedIncrement() {
    super("lockinc", "each of n threads increments a counter under a lock: n! traces", 4, 1, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    Mutex lock = scope.mutex("lock");
    IntegerVariable x = scope.integer("x", 0);
    for (int thread = 1; thread <= n; thread++) {
      scope.<Local>thread(
          "thread-" + thread,
          new Local(0, 0),
          local ->
              switch (local.step()) {
                case 0 -> lock.locking().to(new Local(1, 0));
                case 1 -> x.reading().then(value -> new Local(2, value));
                case 2 -> x.writing(local.value() + 1).to(new Local(3, 0));
                case 3 -> lock.unlocking().to(new Local(4, 0));
                default -> Next.end();
              });
    }
    scope.afterwards(
        () -> {
          if (x.read() != n) {
            throw new AssertionError("x is %d, not %d".formatted(x.read(), n));
          }
        });
  }
}

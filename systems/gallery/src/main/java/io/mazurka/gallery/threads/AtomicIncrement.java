package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;

/** Each of n threads increments a counter in one step. */
public final class AtomicIncrement extends ScalableProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public AtomicIncrement() {
    super("ainc", "each of n threads increments a counter atomically: n! traces", 5, 1, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    IntegerVariable x = scope.integer("x", 0);
    for (int thread = 1; thread <= n; thread++) {
      scope.sequence("thread-" + thread, x.fetchingAndAdding(1));
    }
    scope.afterwards(
        () -> {
          if (x.read() != n) {
            throw new AssertionError("x is %d, not %d".formatted(x.read(), n));
          }
        });
  }
}

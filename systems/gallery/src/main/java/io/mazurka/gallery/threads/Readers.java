package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;

/** One writer and n readers of a variable: only which readers come after the writer matters. */
public final class Readers extends ScalableProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public Readers() {
    super("readers", "one thread writes what n others read: 2^n traces", 5, 1, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    Variable<Integer> x = scope.variable("x", 0);
    scope.sequence("writer", x.writing(1));
    for (int reader = 1; reader <= n; reader++) {
      scope.sequence("reader-" + reader, x.reading());
    }
  }
}

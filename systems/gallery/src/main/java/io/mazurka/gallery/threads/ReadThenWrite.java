package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;

/** Each of n threads reads a variable and then writes it. */
public final class ReadThenWrite extends ScalableProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public ReadThenWrite() {
    super("rw", "each of n threads reads a variable and then writes it: (n!)^2 traces", 3, 1, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    Variable<Integer> x = scope.variable("x", 0);
    for (int thread = 1; thread <= n; thread++) {
      scope.sequence("thread-" + thread, x.reading(), x.writing(thread));
    }
  }
}

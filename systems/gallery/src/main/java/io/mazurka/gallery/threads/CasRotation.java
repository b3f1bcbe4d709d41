package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;

/**
 * Thread i changes a variable from i to i+1 if the variable is i; a failed attempt is only a read.
 */
public final class CasRotation extends ScalableProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public CasRotation() {
    super("casrot", "thread i compares-and-sets a variable from i to i+1", 4, 1, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    Variable<Integer> x = scope.variable("x", 0);
    for (int thread = 0; thread < n; thread++) {
      scope.sequence("thread-" + thread, x.comparingAndSetting(thread, thread + 1));
    }
  }
}

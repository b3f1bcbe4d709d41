package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;

/** Independent reads of independent writes: two readers look at two variables in either order. */
public final class IndependentReads extends LitmusProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public IndependentReads() {
    super("iriw", "x=1 beside y=1 beside two readers of both: fifteen traces");
  }

  @Override
  void declare(Scope scope) {
    Variable<Integer> x = scope.variable("x", 0);
    Variable<Integer> y = scope.variable("y", 0);
    scope.sequence("write-x", x.writing(1));
    scope.sequence("write-y", y.writing(1));
    scope.sequence("read-xy", x.reading(), y.reading());
    scope.sequence("read-yx", y.reading(), x.reading());
  }
}

package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;

/** Each of two threads writes its variable and reads the other's; one of them sees the write. */
public final class StoreBuffering extends LitmusProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public StoreBuffering() {
    super("store-buffering", "x=1; read y beside y=1; read x: three traces");
  }

  @Override
  void declare(Scope scope) {
    Variable<Integer> x = scope.variable("x", 0);
    Variable<Integer> y = scope.variable("y", 0);
    scope.sequence("first", x.writing(1), y.reading());
    scope.sequence("second", y.writing(1), x.reading());
  }
}

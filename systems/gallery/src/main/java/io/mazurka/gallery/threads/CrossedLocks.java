package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;

/** Two threads take two locks in opposite order: they can deadlock. */
public final class CrossedLocks extends LitmusProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public CrossedLocks() {
    super("ab-ba-locks", "two threads take two locks in opposite order and can deadlock");
  }

  @Override
  void declare(Scope scope) {
    Mutex a = scope.mutex("A");
    Mutex b = scope.mutex("B");
    scope.sequence("first", a.locking(), b.locking(), b.unlocking(), a.unlocking());
    scope.sequence("second", b.locking(), a.locking(), a.unlocking(), b.unlocking());
  }
}

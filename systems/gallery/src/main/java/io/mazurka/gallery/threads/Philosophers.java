package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import java.util.List;

/** Dining philosophers who all take their left fork first (Dijkstra 1971): they can deadlock. */
public final class Philosophers extends ScalableProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public Philosophers() {
    super("philosophers", "n philosophers all take their left fork first and may starve", 3, 2, 40);
  }

  @Override
  void declare(Scope scope, int n) {
    List<Mutex> forks = scope.mutexes("fork", n);
    for (int i = 0; i < n; i++) {
      Mutex left = forks.get(i);
      Mutex right = forks.get((i + 1) % n);
      scope.sequence(
          "philosopher-" + i, left.locking(), right.locking(), right.unlocking(), left.unlocking());
    }
  }
}

package org.example;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;

/** Two threads sell a seat each. */
public final class Sellers implements ThreadModel {

  @Override
  public void declare(Scope scope, Arguments arguments) {
    declare(scope);
  }

  public static void declare(Scope scope) {
    IntegerVariable free = scope.integer("free", 2);
    Mutex lock = scope.mutex("lock");
    for (String name : new String[] {"Anna", "Ben"}) {
      scope.thread(
          name,
          () -> {
            int seats = free.read();
            lock.lock();
            free.write(seats - 1);
            lock.unlock();
          });
    }
    scope.afterwards(
        () -> {
          if (free.read() != 0) {
            throw new AssertionError(free.read() + " seat is left");
          }
        });
  }
}

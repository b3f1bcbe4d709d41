package io.mazurka.examples.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import java.util.List;

/** Two clerks book on one account; one of the bookings can get lost. */
public final class LostUpdate implements ThreadModel {

  @Override
  public String name() {
    return "lost-update";
  }

  @Override
  public String summary() {
    return "two threads add to an account without a lock, and one of the sums gets lost";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public void declare(Scope scope, Arguments arguments) {
    IntegerVariable account = scope.integer("account", 0);
    scope.thread("clerk-1", () -> account.write(account.read() + 10));
    scope.thread("clerk-2", () -> account.write(account.read() + 20));
    scope.afterwards(
        () -> {
          if (account.read() != 30) {
            throw new AssertionError("the account holds %d, not 30".formatted(account.read()));
          }
        });
  }
}

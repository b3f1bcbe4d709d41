package io.mazurka.examples.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import java.util.List;

/** Two transfers in opposite directions, each of which locks the account it takes from first. */
public final class Transfer implements ThreadModel {

  private record Account(Mutex lock, IntegerVariable balance) {}

  @Override
  public String name() {
    return "transfer";
  }

  @Override
  public String summary() {
    return "two transfers in opposite directions wait for each other's locks";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public void declare(Scope scope, Arguments arguments) {
    Account mine = new Account(scope.mutex("my account"), scope.integer("my balance", 100));
    Account yours = new Account(scope.mutex("your account"), scope.integer("your balance", 100));
    scope.thread("clerk-1", () -> transfer(mine, yours, 30));
    scope.thread("clerk-2", () -> transfer(yours, mine, 20));
  }

  private static void transfer(Account from, Account to, int amount) {
    from.lock().lock();
    to.lock().lock();
    from.balance().write(from.balance().read() - amount);
    to.balance().write(to.balance().read() + amount);
    to.lock().unlock();
    from.lock().unlock();
  }
}

package io.mazurka.classes.random;

import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The same program as a random class, written against a scope; it notes how executions end. */
record ScopeTwin(RandomClass plan, Set<String> ends) implements Consumer<Scope> {

  /** A thread at a line, with its register; a try-lock that succeeded unlocks at once. */
  record Local(int at, int register, boolean unlocks) {

    Local next(int value) {
      return new Local(at + 1, value, false);
    }

    Local next() {
      return next(register);
    }
  }

  @Override
  public void accept(Scope scope) {
    List<IntegerVariable> variables = new ArrayList<>();
    for (String name : List.of("f", "g", "v", "w", "e", "h", "a", "b")) {
      variables.add(scope.integer(name, 0));
    }
    List<Mutex> monitors = scope.mutexes("m", 2);
    List<Mutex> locks = scope.mutexes("k", 2);
    List<IntegerVariable> registers = new ArrayList<>();
    for (int thread = 0; thread < 3; thread++) {
      registers.add(scope.integer("r" + thread, 0));
    }
    for (int thread = 0; thread < plan.threads().size(); thread++) {
      List<Line> code = plan.threads().get(thread);
      IntegerVariable register = registers.get(thread);
      scope.<Local>thread(
          "T" + thread,
          new Local(0, 0, false),
          local -> next(code, local, variables, monitors, locks, register));
    }
    scope.afterwards(
        () -> {
          List<Integer> end = new ArrayList<>();
          variables.forEach(variable -> end.add(variable.read()));
          registers.forEach(register -> end.add(register.read()));
          ends.add(end.toString());
        });
  }

  private static Next<Local> next(
      List<Line> code,
      Local local,
      List<IntegerVariable> variables,
      List<Mutex> monitors,
      List<Mutex> locks,
      IntegerVariable register) {
    if (local.at() == code.size()) {
      return register.writing(local.register()).to(local.next());
    }
    if (local.at() > code.size()) {
      return Next.end();
    }
    Line line = code.get(local.at());
    int value = line.value();
    Mutex monitor = monitors.get(line.object());
    Mutex lock = locks.get(line.object());
    if (local.unlocks()) {
      return lock.unlocking().to(local.next());
    }
    return switch (line.kind()) {
      case READ_FIELD -> variables.get(line.object()).reading().then(local::next);
      case WRITE_FIELD -> write(variables.get(line.object()), local);
      case READ_VOLATILE -> variables.get(2 + line.object()).reading().then(local::next);
      case WRITE_VOLATILE -> write(variables.get(2 + line.object()), local);
      case READ_ELEMENT -> variables.get(4 + line.object()).reading().then(local::next);
      case WRITE_ELEMENT -> write(variables.get(4 + line.object()), local);
      case COMPARE_AND_SET -> compare(variables.get(6 + line.object()), value, local);
      case COMPARE_AND_SET_FIELD -> compare(variables.get(2 + line.object()), value, local);
      case ADD -> variables.get(6 + line.object()).fetchingAndAdding(value).then(local::next);
      case ENTER -> done(monitor.locking(), local);
      case EXIT -> done(monitor.unlocking(), local);
      case LOCK -> done(lock.locking(), local);
      case UNLOCK -> done(lock.unlocking(), local);
      case TRY_LOCK ->
          lock.tryingToLock()
              .then(locked -> locked ? new Local(local.at(), 1, true) : local.next(0));
    };
  }

  private static Next<Local> write(IntegerVariable variable, Local local) {
    return variable.writing(local.register() + 1).to(local.next());
  }

  private static Next<Local> compare(IntegerVariable variable, int value, Local local) {
    return variable.comparingAndSetting(value, value + 1).then(done -> local.next(done ? 1 : 0));
  }

  private static Next<Local> done(Operation<?> operation, Local local) {
    return operation.to(local.next());
  }
}

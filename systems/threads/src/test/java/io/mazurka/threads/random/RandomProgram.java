package io.mazurka.threads.random;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import io.mazurka.threads.objects.Barrier;
import io.mazurka.threads.objects.BoundedQueue;
import io.mazurka.threads.objects.Child;
import io.mazurka.threads.objects.Condition;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.ReadWriteLock;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Semaphore;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.random.Instruction.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A few threads, each a short list of random instructions over a few objects of every kind. */
public record RandomProgram(List<List<Instruction>> threads, boolean withChild)
    implements Consumer<Scope>, Plan<RandomProgram> {

  /** An odd number without a pattern: neighbouring seeds have nothing in common. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** A thread at an instruction, with one register. */
  record Local(int at, int register) {

    Local next() {
      return new Local(at + 1, register);
    }

    Local next(int value) {
      return new Local(at + 1, value);
    }
  }

  public static RandomProgram draw(long seed) {
    return of(new Random(seed * SPREAD));
  }

  /** A program with the threads of two programs, which share their objects. */
  static RandomProgram drawLarge(long seed) {
    Random random = new Random(seed * SPREAD);
    RandomProgram one = of(random);
    List<List<Instruction>> all = new ArrayList<>(one.threads);
    all.addAll(of(random).threads);
    return new RandomProgram(List.copyOf(all), one.withChild);
  }

  /** A program in which threads wait for signals of each other, and hardly do anything else. */
  static RandomProgram drawWithConditions(long seed) {
    Random random = new Random(seed * SPREAD);
    int count = 2 + random.nextInt(2);
    List<List<Instruction>> threads = new ArrayList<>();
    for (int thread = 0; thread < count; thread++) {
      List<Instruction> code = new ArrayList<>();
      for (int left = count == 2 ? 2 : 1; left > 0; left--) {
        Kind kind = random.nextBoolean() ? Kind.WAIT : Kind.SIGNAL;
        code.addAll(around(new Instruction(kind, random.nextInt(8) / 7, random.nextInt(3))));
      }
      threads.add(List.copyOf(code));
    }
    return new RandomProgram(List.copyOf(threads), false);
  }

  private static RandomProgram of(Random random) {
    int count = 2 + random.nextInt(3);
    int most = count == 2 ? 6 : count == 3 ? 3 : 2;
    List<List<Instruction>> threads = new ArrayList<>();
    for (int thread = 0; thread < count; thread++) {
      List<Instruction> code = new ArrayList<>();
      int length = 1 + random.nextInt(most);
      while (code.size() < length) {
        code.addAll(block(random));
      }
      threads.add(List.copyOf(code));
    }
    return new RandomProgram(List.copyOf(threads), random.nextInt(4) == 0);
  }

  /** An instruction, or a pair of which the second undoes the first, around another one. */
  private static List<Instruction> block(Random random) {
    Instruction first = Instruction.random(random);
    if (first.kind() == Kind.WAIT || first.kind() == Kind.SIGNAL) {
      return around(first);
    }
    Kind closing =
        switch (first.kind()) {
          case LOCK -> Kind.UNLOCK;
          case ACQUIRE -> Kind.RELEASE;
          case LOCK_TO_READ -> Kind.UNLOCK_READ;
          case LOCK_TO_WRITE -> Kind.UNLOCK_WRITE;
          case ARRIVE -> Kind.PASS;
          default -> first.kind();
        };
    if (closing == first.kind() || random.nextInt(4) == 0) {
      return List.of(first);
    }
    Instruction last = new Instruction(closing, first.object(), first.value());
    return random.nextBoolean()
        ? List.of(first, last)
        : List.of(first, Instruction.random(random), last);
  }

  /** To wait or to signal takes the lock. */
  private static List<Instruction> around(Instruction inside) {
    return Stream.of(
            Kind.LOCK,
            inside.kind(),
            inside.kind() == Kind.WAIT ? Kind.RESUME : Kind.ADD,
            Kind.UNLOCK)
        .map(kind -> new Instruction(kind, inside.object(), inside.value()))
        .toList();
  }

  @Override
  public Stream<RandomProgram> smaller() {
    return Stream.of(
            Stream.of(new RandomProgram(threads, false)).filter(plain -> withChild),
            Cuts.of(threads, withChild ? 2 : 1).map(fewer -> new RandomProgram(fewer, withChild)),
            Cuts.inside(threads, Cuts::of).map(others -> new RandomProgram(others, withChild)))
        .flatMap(plans -> plans);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int thread = 0; thread < threads.size(); thread++) {
      String lines =
          threads.get(thread).stream().map(Instruction::toString).collect(Collectors.joining("; "));
      text.append(thread == 0 ? "" : "\n").append("T%d: %s".formatted(thread, lines));
    }
    return text.append(withChild ? "\nT1 starts T0 and joins it" : "").toString();
  }

  @Override
  public void accept(Scope scope) {
    Objects objects = new Objects(scope);
    Child child = null;
    for (int thread = 0; thread < threads.size(); thread++) {
      List<Instruction> code = threads.get(thread);
      Local start = new Local(0, 0);
      if (withChild && thread == 0) {
        child = scope.child("T0", start, local -> objects.next(code, local));
      } else if (withChild && thread == 1) {
        scope.<Local>thread("T1", new Local(-1, 0), starting(child, objects, code));
      } else {
        scope.<Local>thread("T" + thread, start, local -> objects.next(code, local));
      }
    }
  }

  /** Starts the child, runs the code and waits for the end of the child. */
  private static Function<Local, Next<Local>> starting(
      Child child, Objects objects, List<Instruction> code) {
    return local -> {
      if (local.at() == -1) {
        return child.starting().to(local.next());
      }
      if (local.at() == code.size()) {
        return child.joining().to(local.next());
      }
      return objects.next(code, local);
    };
  }

  /** The objects that instructions refer to. */
  private static final class Objects {

    private final List<IntegerVariable> variables;
    private final List<Mutex> mutexes;
    private final List<Condition> conditions;
    private final List<Semaphore> semaphores;
    private final List<ReadWriteLock> locks;
    private final BoundedQueue<Integer> queue;
    private final Barrier barrier;
    private final Scope scope;

    Objects(Scope scope) {
      this.scope = scope;
      variables = List.of(scope.integer("x", 0), scope.integer("y", 0));
      Watched.declare(scope, variables);
      mutexes = scope.mutexes("m", 2);
      conditions = List.of(mutexes.get(0).condition(), mutexes.get(1).condition());
      semaphores = List.of(scope.semaphore("s", 1), scope.semaphore("t", 0));
      locks = List.of(scope.readWriteLock("k"), scope.readWriteLock("l"));
      queue = scope.queue("q", 1);
      barrier = scope.barrier("b", 2);
    }

    private Next<Local> assumed(List<Instruction> code, Local local, int value) {
      return local.register() == value ? Next.unmet() : next(code, local.next());
    }

    Next<Local> next(List<Instruction> code, Local local) {
      if (local.at() >= code.size()) {
        return Next.end();
      }
      Instruction line = code.get(local.at());
      IntegerVariable variable = variables.get(line.object());
      Mutex mutex = mutexes.get(line.object());
      Condition condition = conditions.get(line.object());
      Semaphore semaphore = semaphores.get(line.object());
      ReadWriteLock lock = locks.get(line.object());
      int value = line.value();
      return switch (line.kind()) {
        case READ -> variable.reading().then(local::next);
        case WRITE -> variable.writing(value).to(local.next());
        case WRITE_REGISTER -> variable.writing(local.register() + 1).to(local.next());
        case COMPARE_AND_SET ->
            variable.comparingAndSetting(value, value + 1).then(done -> local.next(done ? 1 : 0));
        case ADD -> variable.fetchingAndAdding(value).then(local::next);
        case LOCK -> mutex.locking().to(local.next());
        case UNLOCK -> mutex.unlocking().to(local.next());
        case TRY_LOCK -> mutex.tryingToLock().then(done -> local.next(done ? 1 : 0));
        case ACQUIRE -> semaphore.acquiring().to(local.next());
        case RELEASE -> semaphore.releasing().to(local.next());
        case PUT -> queue.putting(value).to(local.next());
        case TAKE -> queue.taking().then(local::next);
        case AWAIT -> variable.awaiting(found -> found >= value).then(local::next);
        case LOCK_TO_READ -> lock.lockingToRead().to(local.next());
        case UNLOCK_READ -> lock.unlockingRead().to(local.next());
        case LOCK_TO_WRITE -> lock.lockingToWrite().to(local.next());
        case UNLOCK_WRITE -> lock.unlockingWrite().to(local.next());
        case WAIT -> condition.waiting().to(local.next());
        case RESUME -> condition.resuming().to(local.next());
        case SIGNAL -> condition.signalling().to(local.next());
        case SIGNAL_ALL -> condition.signallingAll().to(local.next());
        case ARRIVE -> barrier.arriving().then(local::next);
        case PASS -> barrier.passing(local.register()).to(local.next());
        case CHOOSE -> scope.choosing(2).then(local::next);
        case ASSUME -> assumed(code, local, value);
        case SKIP_IF ->
            next(
                code,
                new Local(local.at() + (local.register() == value ? 2 : 1), local.register()));
      };
    }
  }
}

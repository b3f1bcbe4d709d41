package io.mazurka.threads.objects;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.threads.objects.EndCondition.Demand;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.SourceLine;
import io.mazurka.threads.operations.ThreadBody;
import io.mazurka.threads.operations.ThreadBody.Code;
import io.mazurka.threads.operations.ThreadBody.Steps;
import io.mazurka.threads.operations.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Declares the shared objects and the threads of a program, and the checks at its end. Example:
 *
 * <pre>{@code
 * IntegerVariable counter = scope.integer("counter", 0);
 * scope.thread("A", () -> counter.write(counter.read() + 1));
 * scope.thread("B", () -> counter.write(counter.read() + 1));
 * scope.afterwards(() -> assertEquals(2, counter.read())); // fails: an update can be lost
 * }</pre>
 */
public final class Scope {

  /** The local states of a child outside its own code. */
  private enum Outside {
    BEFORE,
    AFTER
  }

  private static final Set<String> OWN_PROPERTIES = Set.of("assertions", Property.DEADLOCK);

  private final World world;
  private final List<SharedObject<?>> objects = new ArrayList<>();
  private final List<DeclaredThread> threads = new ArrayList<>();
  private final List<Runnable> checks = new ArrayList<>();
  private final List<EndCondition> endConditions = new ArrayList<>();
  private final List<ThreadProposition> propositions = new ArrayList<>();
  private final List<Formula> formulas = new ArrayList<>();
  private SignalOrder signalOrder = SignalOrder.FIFO;
  private int spuriousWakeups;

  /**
   * A formula that should hold, as text.
   *
   * @param kind whether the formula is one of linear or of branching time
   * @param fairness the fairness that the formula assumes of executions
   */
  public record Formula(String name, Kind kind, String text, List<AskedFairness> fairness) {

    public Formula {
      fairness = List.copyOf(fairness);
    }
  }

  /** A scope without objects and threads, whose objects belong to {@code world}. */
  public Scope(World world) {
    this.world = world;
  }

  /** The owner of the objects and threads of this scope. */
  public World world() {
    return world;
  }

  /** Declares a variable. */
  public <V> Variable<V> variable(String name, V initial) {
    return add(new Variable<>(world, name, initial));
  }

  /** Declares a variable that holds a number. */
  public IntegerVariable integer(String name, int initial) {
    return add(new IntegerVariable(world, name, initial));
  }

  /** An array of {@code length} variables. */
  public <V> SharedArray<V> array(String name, int length, V initial) {
    return array(name, Collections.nCopies(length, initial));
  }

  /** An array of variables with these values at first. */
  public <V> SharedArray<V> array(String name, List<V> initial) {
    SharedArray<V> array = new SharedArray<>(world, name, initial);
    for (int index = 0; index < array.length(); index++) {
      add(array.at(index));
    }
    return array;
  }

  /** Sets whom the signals of conditions reach, for mutexes declared from now on. */
  public void signalOrder(SignalOrder order) {
    signalOrder = order;
  }

  /**
   * Sets how many threads may wake up without a signal in one execution, for each mutex declared
   * from now on. A program cannot rely on these wake-ups: each of these mutexes gets one more
   * thread, which ends the spurious wake-ups at some time.
   */
  public void spuriousWakeups(int most) {
    spuriousWakeups = most;
  }

  /** Declares a lock that one thread at a time can hold. */
  public Mutex mutex(String name) {
    Mutex mutex = add(new Mutex(world, name, signalOrder, spuriousWakeups));
    if (spuriousWakeups > 0) {
      sequence("calm " + name, mutex.calming());
    }
    return mutex;
  }

  /** Declares {@code length} mutexes. */
  public List<Mutex> mutexes(String name, int length) {
    List<Mutex> mutexes = new ArrayList<>();
    for (int index = 0; index < length; index++) {
      mutexes.add(mutex(name + "[" + index + "]"));
    }
    return List.copyOf(mutexes);
  }

  /** Declares a lock that several readers or one writer can hold. */
  public ReadWriteLock readWriteLock(String name) {
    return add(new ReadWriteLock(world, name));
  }

  /** Declares a semaphore with this number of permits. */
  public Semaphore semaphore(String name, int permits) {
    return add(new Semaphore(world, name, permits));
  }

  /** Declares an empty queue that can hold {@code capacity} values. */
  public <V> BoundedQueue<V> queue(String name, int capacity) {
    return add(new BoundedQueue<>(world, name, capacity));
  }

  /** Declares a barrier at which {@code parties} threads wait for each other. */
  public Barrier barrier(String name, int parties) {
    return add(new Barrier(world, name, parties));
  }

  /** A thread that runs ordinary Java code from the start on. */
  public void thread(String name, Runnable code) {
    declare(name, new Code(code));
  }

  /** A thread as a step function, from the start on. */
  public <L> void thread(String name, L initial, Function<? super L, Next<L>> next) {
    declare(name, steps(initial, next));
  }

  /** A thread that performs some operations, one after the other, whatever their results. */
  public void sequence(String name, Operation<?>... operations) {
    List<Operation<?>> copy = List.of(operations);
    this.<Integer>thread(name, 0, at -> at < copy.size() ? copy.get(at).to(at + 1) : Next.end());
  }

  /** A thread that runs ordinary Java code once another one has started it. */
  public Child child(String name, Runnable code) {
    Child child = add(new Child(world, name));
    Runnable life =
        () -> {
          child.perform(child.beginning());
          code.run();
          child.perform(child.ending());
        };
    declare(name, new Code(life));
    return child;
  }

  /** A thread as a step function, once another one has started it. */
  public <L> Child child(String name, L initial, Function<? super L, Next<L>> next) {
    Child child = add(new Child(world, name));
    Steps steps = steps(initial, next);
    Function<Object, Next<Object>> life =
        local -> {
          if (local == Outside.BEFORE) {
            return child.beginning().to(initial);
          }
          Next<Object> inside = local == Outside.AFTER ? Next.end() : steps.next().apply(local);
          boolean ending = inside instanceof Next.End && local != Outside.AFTER;
          return ending ? child.ending().to(Outside.AFTER) : inside;
        };
    declare(name, new Steps(Outside.BEFORE, life));
    return child;
  }

  /** Any number from zero to {@code alternatives} - 1; every one is tried. */
  public int choose(int alternatives) {
    return world.perform(choosing(alternatives));
  }

  /**
   * Chooses a number from zero to {@code alternatives} - 1 and results in it; every one is tried.
   */
  public Operation<Integer> choosing(int alternatives) {
    return Operation.choice(alternatives, line());
  }

  /**
   * Says that only executions matter in which {@code met} is true here. In the other executions the
   * thread stops for good; they are counted separately, and their final checks are skipped.
   */
  public void assume(boolean met) {
    if (!met) {
      world.perform(Operation.unmet(line()));
    }
  }

  /** A check that every execution should pass in which all threads have ended. */
  public void afterwards(Runnable check) {
    checks.add(check);
  }

  /** A condition that some execution should meet in which all threads have ended. */
  public void sometimes(String name, BooleanSupplier condition) {
    add(new EndCondition(name, Demand.SOME_END, condition, null));
  }

  /** A condition that every execution should meet in which all threads have ended. */
  public void atEnd(String name, BooleanSupplier condition) {
    add(new EndCondition(name, Demand.EVERY_END, condition, null));
  }

  /**
   * A condition that every execution should meet in which all threads have ended; {@code reason}
   * says why it does not hold.
   */
  public void atEnd(String name, BooleanSupplier condition, Supplier<String> reason) {
    add(new EndCondition(name, Demand.EVERY_END, condition, reason));
  }

  /**
   * A condition that every execution should meet, also if it fails, waits for ever or is cut short.
   * It is looked at where executions stop, so it must be one that stays broken once it is broken.
   *
   * @param reason says why the condition does not hold
   */
  public void throughout(String name, BooleanSupplier condition, Supplier<String> reason) {
    add(new EndCondition(name, Demand.EVERY_STOP, condition, reason));
  }

  /**
   * A name for a condition on the objects, which formulas can be about. Formulas need threads that
   * are step functions.
   */
  public void proposition(String name, BooleanSupplier condition) {
    if (propositions.stream().anyMatch(known -> known.name().equals(name))) {
      throw new InvalidModelException("there is another proposition called '%s'".formatted(name));
    }
    propositions.add(new ThreadProposition(name, condition));
  }

  /**
   * A formula of linear time over propositions that every execution should satisfy.
   *
   * @param fairness what is assumed of executions
   */
  public void ltl(String name, String formula, AskedFairness... fairness) {
    add(new Formula(name, Kind.LTL, formula, List.of(fairness)));
  }

  /** A formula of branching time over propositions that the initial state should satisfy. */
  public void ctl(String name, String formula) {
    add(new Formula(name, Kind.CTL, formula, List.of()));
  }

  /** A formula of CTL* over propositions that the initial state should satisfy. */
  public void ctlStar(String name, String formula) {
    add(new Formula(name, Kind.CTLSTAR, formula, List.of()));
  }

  private void add(Formula added) {
    claim(added.name());
    formulas.add(added);
  }

  private void add(EndCondition added) {
    claim(added.name());
    endConditions.add(added);
  }

  private void claim(String name) {
    boolean taken = OWN_PROPERTIES.contains(name);
    for (EndCondition condition : endConditions) {
      taken |= condition.name().equals(name);
    }
    for (Formula formula : formulas) {
      taken |= formula.name().equals(name);
    }
    if (taken) {
      throw new InvalidModelException("there is another property called '%s'".formatted(name));
    }
  }

  /** The propositions declared so far. */
  public List<ThreadProposition> propositions() {
    return List.copyOf(propositions);
  }

  /** The formulas declared so far. */
  public List<Formula> formulas() {
    return List.copyOf(formulas);
  }

  /** The conditions on the places where executions stop, declared so far. */
  public List<EndCondition> endConditions() {
    return List.copyOf(endConditions);
  }

  /** The objects declared so far. */
  public List<SharedObject<?>> objects() {
    return List.copyOf(objects);
  }

  /** The threads declared so far. */
  public List<DeclaredThread> threads() {
    return List.copyOf(threads);
  }

  /** The final checks declared so far. */
  public List<Runnable> checks() {
    return List.copyOf(checks);
  }

  private void declare(String name, ThreadBody body) {
    DeclaredThread thread = new DeclaredThread(world.numberThread(), name, body);
    threads.add(thread);
    world.declare(thread);
  }

  private @Nullable StackTraceElement line() {
    return world.showsLines() ? SourceLine.ofCaller() : null;
  }

  private <T extends SharedObject<?>> T add(T object) {
    objects.add(object);
    return object;
  }

  @SuppressWarnings("unchecked") // a step function only ever gets local states of its own
  private static <L> Steps steps(L initial, Function<? super L, Next<L>> next) {
    return new Steps(initial, (Function<Object, Next<Object>>) (Function<?, ?>) next);
  }
}

package io.mazurka.threads.model;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.threads.objects.EndCondition;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.ThreadProposition;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.ThreadBody.Steps;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A program all of whose threads are step functions, with everything in it numbered: objects and
 * threads, the states of each object and the local states of each thread.
 */
public final class StepModel {

  private final ModelWorld world;
  private final List<SharedObject<?>> objects;
  private final List<Runnable> checks;
  private final List<EndCondition> endConditions;
  private final List<ThreadProposition> propositions;
  private final List<Scope.Formula> formulas;
  private final ValueNumbers[] objectStates;
  private final ThreadTable[] threads;
  private final Namespace names;

  private StepModel(ModelWorld world, Scope scope) {
    this.world = world;
    this.objects = scope.objects();
    this.checks = scope.checks();
    this.endConditions = scope.endConditions();
    this.propositions = scope.propositions();
    this.formulas = scope.formulas();
    this.objectStates = new ValueNumbers[objects.size()];
    for (int object = 0; object < objectStates.length; object++) {
      objectStates[object] = new ValueNumbers();
      objectStates[object].number(world.initial(objects.get(object)));
    }
    List<DeclaredThread> declared = scope.threads();
    this.threads = new ThreadTable[declared.size()];
    for (DeclaredThread thread : declared) {
      if (!(thread.body() instanceof Steps steps)) {
        throw new InvalidModelException(
            "thread %s is ordinary code; only step functions can be explored without real threads"
                .formatted(thread.name()));
      }
      threads[thread.number()] = new ThreadTable(thread, steps, objectStates, world);
    }
    this.names = names(scope);
  }

  /** A namespace of the class loaders of the step functions and initial values. */
  private static Namespace names(Scope scope) {
    Stream<?> values = scope.objects().stream().map(SharedObject::initial);
    Stream<?> functions =
        scope.threads().stream()
            .map(DeclaredThread::body)
            .flatMap(
                body -> body instanceof Steps s ? Stream.of(s.initial(), s.next()) : Stream.of());
    Set<Class<?>> classes = new LinkedHashSet<>();
    Stream.concat(values, functions)
        .filter(Objects::nonNull)
        .forEach(part -> classes.add(part.getClass()));
    return new Namespace(classes, List.of());
  }

  /** The scope in which {@code declaration} has declared its objects and threads. */
  public static Scope declared(Consumer<Scope> declaration) {
    Scope scope = new Scope(new ModelWorld());
    declaration.accept(scope);
    return scope;
  }

  /** Whether all threads that {@code scope} declares are step functions. */
  public static boolean fits(Scope scope) {
    return scope.threads().stream().allMatch(thread -> thread.body() instanceof Steps);
  }

  /** The program that {@code declaration} declares. */
  public static StepModel of(Consumer<Scope> declaration) {
    ModelWorld world = new ModelWorld();
    Scope scope = new Scope(world);
    declaration.accept(scope);
    if (scope.threads().size() > PackedEvent.MOST_THREADS) {
      throw new InvalidModelException(
          "%d threads are declared; at most %d can be explored"
              .formatted(scope.threads().size(), PackedEvent.MOST_THREADS));
    }
    world.showLines(false);
    world.endSetUp();
    return new StepModel(world, scope);
  }

  /** A new run of the program, at its start. */
  public ModelExecution execution() {
    return new ModelExecution(this);
  }

  /** The selection of persistent sets of threads for this program. */
  public PersistentThreads persistentThreads(Conflicts conflicts) {
    return new PersistentThreads(this, conflicts);
  }

  /** What each thread can do on its own; refused if this does not come to an end. */
  public List<DrawnGraph> localGraphs() {
    return ThreadGraphs.drawn(this);
  }

  public int objects() {
    return objectStates.length;
  }

  public int threads() {
    return threads.length;
  }

  public ThreadTable thread(int number) {
    return threads[number];
  }

  public SharedObject<?> object(int number) {
    return objects.get(number);
  }

  /** The values that have come up in a slot: the objects come first, then the threads. */
  public ValueNumbers values(int slot) {
    return slot < objectStates.length
        ? objectStates[slot]
        : threads[slot - objectStates.length].locals();
  }

  /** The classes that canonical bytes of its values may name. */
  public Namespace names() {
    return names;
  }

  /** How many states of the object have come up. */
  int objectStates(int object) {
    return objectStates[object].size();
  }

  public Object objectState(int object, int number) {
    return objectStates[object].value(number);
  }

  /**
   * The line of code that makes the next operation of {@code thread} in {@code local}, if it is
   * known.
   */
  public @Nullable StackTraceElement line(int thread, LocalState local) {
    world.showLines(true);
    try {
      return threads[thread].next(local) instanceof Next.Perform<?, ?> perform
          ? perform.operation().line()
          : null;
    } finally {
      world.showLines(false);
    }
  }

  public List<EndCondition> endConditions() {
    return endConditions;
  }

  public List<ThreadProposition> propositions() {
    return propositions;
  }

  public List<Scope.Formula> formulas() {
    return formulas;
  }

  /**
   * Whether {@code state} meets the condition. A condition on ends is not asked in a state in which
   * not all threads have ended well: there the answer is true if every end should meet the
   * condition, and false if some end should.
   */
  public boolean isMet(EndCondition condition, int[] state) {
    if (condition.needsEnd() && !haveEnded(state)) {
      return condition.always();
    }
    boolean[] holds = new boolean[1];
    world.run(() -> holds[0] = condition.holds(), object -> objectState(object, state[object]));
    return holds[0];
  }

  private boolean haveEnded(int[] state) {
    for (int thread = 0; thread < threads.length; thread++) {
      LocalState local = threads[thread].state(state[objectStates.length + thread]);
      if (local.alternatives > 0 || local.hasFailed() || local.isUnmet()) {
        return false;
      }
    }
    return true;
  }

  /** The explanation that reports give for a state that decides the condition. */
  public String explanation(EndCondition condition, int[] state) {
    String[] text = new String[1];
    world.run(
        () -> text[0] = condition.explanation(), object -> objectState(object, state[object]));
    return text[0];
  }

  /** Whether a proposition holds in {@code state}. */
  public boolean holds(ThreadProposition proposition, int[] state) {
    boolean[] holds = new boolean[1];
    world.run(() -> holds[0] = proposition.holds(), object -> objectState(object, state[object]));
    return holds[0];
  }

  /** Runs the final checks and returns the message of the first that fails, or null. */
  public @Nullable String failedCheck(IntUnaryOperator stateNumbers) {
    for (Runnable check : checks) {
      try {
        world.run(check, object -> objectState(object, stateNumbers.applyAsInt(object)));
      } catch (InvalidModelException e) {
        throw e;
      } catch (RuntimeException | AssertionError e) {
        return StepCode.message(e);
      }
    }
    return null;
  }
}

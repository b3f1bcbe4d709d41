package io.mazurka.classes.runtime;

import static java.util.Objects.requireNonNull;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.naming.LongNumbers;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.statics.LoadedClasses;
import io.mazurka.classes.statics.Restoration;
import io.mazurka.classes.values.DeclaredFields;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.threads.objects.SourceLine;
import io.mazurka.threads.real.Refused;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What all executions of one test share: the fields of the classes under test, the numbers of
 * everything that events access, and what was noticed on the way.
 */
public final class TestSubject {

  private final DeclaredFields fields = new DeclaredFields();
  private final LongNumbers numbers = new LongNumbers();
  private final Map<String, Integer> statics = new HashMap<>();
  private volatile @Nullable LoadedClasses classes;
  private final Restoration restoration = new Restoration();
  private volatile @Nullable String refusal;
  private boolean interrupts;
  private volatile boolean completed;
  private final Allowance allowance;
  private final Omissions omissions = new Omissions();
  private final InitializationGraph initializations = new InitializationGraph();
  private @Nullable String race;

  /** What the executions of a test share in which so much is allowed. */
  public TestSubject(Allowance allowance) {
    this.allowance = allowance;
  }

  /** What may happen that is not explored otherwise. */
  Allowance allowance() {
    return allowance;
  }

  /** How to change back what executions change of what outlives them. */
  Restoration restoration() {
    return restoration;
  }

  /**
   * Lets the next execution begin like the first one.
   *
   * @return whether that could be done; otherwise the classes have to be loaded again
   */
  public boolean restore() {
    return restoration.run();
  }

  /** The number of a field, which is made known if it is new. */
  public int field(String owner, String name, boolean isVolatile) {
    return fields.number(owner, name, isVolatile);
  }

  /** Whoever loads the classes under test. */
  public interface Loader {

    /** What the executions of these classes share. */
    TestSubject subject();

    /** A method that is rewritten and calls a method or constructor of Java. */
    Method calling(Executable called);

    /** Whether rewriting has made an error that the classes under test do not have themselves. */
    boolean isToBlameFor(LinkageError error);
  }

  /** Says who loads the classes under test, perhaps again: all that hangs on them begins anew. */
  public void loadedBy(ClassLoader loader) {
    classes = new LoadedClasses(loader, fields, this::refuse);
  }

  /** The classes under test as they were loaded last. */
  LoadedClasses classes() {
    return requireNonNull(classes);
  }

  /** The number of what has this name. */
  int number(long name) {
    return numbers.of(name);
  }

  /** The name of where the statics of a class, or of something else with a unique text, are. */
  long statics(String text) {
    return ObjectName.ofStatics(statics.computeIfAbsent(text, unknown -> statics.size()));
  }

  /** Which classes initialise which others. */
  public InitializationGraph initializations() {
    return initializations;
  }

  /** What was met and is not explored. */
  public Omissions omissions() {
    return omissions;
  }

  /** Somewhere in the code under test threads are interrupted. */
  public void noteInterrupts() {
    interrupts = true;
  }

  /** An execution has come to the end of the test. */
  public void noteCompleted() {
    completed = true;
  }

  /** Whether all executions failed an assumption, so that nothing was tested. */
  public boolean isInVain() {
    return !completed && omissions.has(Omission.ASSUMPTIONS);
  }

  boolean hasInterrupts() {
    return interrupts;
  }

  /**
   * Refuses what the code under test does, even if that catches whatever is thrown. The message
   * tells the line that does it.
   */
  Refused refuse(String message) {
    String told = message + SourceLine.inWords(UserCode.line());
    refusal = refusal == null ? told : refusal;
    return new Refused(told);
  }

  /** Refuses a class that an execution, or whoever prepares one, would load. */
  public Error refuseClass(String message) {
    if (Actor.current() == null) {
      throw new InvalidModelException(message);
    }
    return refuse(message);
  }

  /** Refuses a thread that runs code under test although no test did start it. */
  static Refused refuseStranger() {
    String message =
        "%s runs code under test, but the test did not start it; start threads in the body, and use executors made there"
            .formatted(Thread.currentThread().getName());
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .map(frame -> frame.getDeclaringClass().getClassLoader())
                    .filter(Loader.class::isInstance)
                    .findFirst()
                    .map(loader -> ((Loader) loader).subject().refuse(message))
                    .orElseGet(() -> new Refused(message)));
  }

  /** What to throw in place of an error of the code under test: it may be a mistake of ours. */
  Error blamed(LinkageError error) {
    boolean ours = classes().loader() instanceof Loader one && one.isToBlameFor(error);
    return ours
        ? new Refused.OwnMistake("rewriting has made a class that is wrong: " + error)
        : error;
  }

  /** Why the code under test was refused, or null. */
  public @Nullable String refusal() {
    return refusal;
  }

  /** Goes no further if something was refused. */
  void requireAccepted() {
    String message = refusal;
    if (message != null) {
      throw new Refused(message);
    }
  }

  void noteRace(Supplier<String> found) {
    race = race == null ? found.get() : race;
  }

  /** The first data race that was found, or null. */
  public @Nullable String race() {
    return race;
  }
}

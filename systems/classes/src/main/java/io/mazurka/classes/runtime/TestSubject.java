package io.mazurka.classes.runtime;

import static java.util.Objects.requireNonNull;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.statics.Knowledge;
import io.mazurka.classes.statics.LoadedClasses;
import io.mazurka.classes.statics.Restoration;
import io.mazurka.dpor.execution.SavedNumbers;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.threads.operations.SourceLine;
import io.mazurka.threads.real.turns.Refused;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The data that all executions of one test share: the fields of the classes under test, the numbers
 * of all objects that events access, and the findings so far.
 */
public final class TestSubject {

  private final Knowledge knowledge;
  private volatile @Nullable LoadedClasses classes;
  private final Restoration restoration = new Restoration();
  private volatile @Nullable String refusal;
  private final Allowance allowance;
  private final InitializationGraph initializations;

  /** The shared data of a test with this allowance. */
  public TestSubject(Allowance allowance) {
    this(allowance, new Knowledge());
  }

  private TestSubject(Allowance allowance, Knowledge knowledge) {
    this.allowance = allowance;
    this.knowledge = knowledge;
    this.initializations = new InitializationGraph(knowledge.types());
  }

  /**
   * The data of executions of the same test that run at the same time, on classes that are loaded
   * for them.
   */
  public TestSubject sibling() {
    knowledge.noteShared();
    return new TestSubject(allowance, knowledge);
  }

  /** The numbers and findings that a checkpoint keeps. */
  public SavedNumbers knowledge() {
    return knowledge;
  }

  /** The rare behaviour that is explored. */
  Allowance allowance() {
    return allowance;
  }

  /** Undoes the changes of executions to objects that outlive them. */
  Restoration restoration() {
    return restoration;
  }

  /**
   * Undoes the changes of earlier executions to objects that outlive them, so that the next
   * execution begins like the first.
   *
   * @return whether all changes could be undone; otherwise the classes have to be loaded again
   */
  public boolean restore() {
    return restoration.run();
  }

  /** The number of a field; a new field gets a new number. */
  public int field(String owner, String name, boolean isVolatile) {
    return knowledge.fields().number(owner, name, isVolatile);
  }

  /** The loader of the classes under test. */
  public interface Loader {

    /** The shared data of the executions of these classes. */
    TestSubject subject();

    /** A method that is rewritten and calls a method or constructor of Java. */
    Method calling(Executable called);

    /** Whether an error comes from the rewriting, and not from the classes under test. */
    boolean isToBlameFor(LinkageError error);
  }

  /**
   * Sets the loader of the classes under test, which may have been loaded again; all data about
   * them starts anew.
   */
  public void loadedBy(ClassLoader loader) {
    classes = new LoadedClasses(loader, knowledge.fields(), this::refuse);
  }

  /** The classes under test as they were loaded last. */
  LoadedClasses classes() {
    return requireNonNull(classes);
  }

  /** The number of the object with this name. */
  public int number(long name) {
    return knowledge.numbers().of(name);
  }

  /**
   * The name of the holder of the static fields of a class, or of another holder with a unique
   * text.
   */
  public long statics(String text) {
    return knowledge.statics(text);
  }

  /** Records which classes initialise which others. */
  public InitializationGraph initializations() {
    return initializations;
  }

  /** The behaviour that was met and is not explored. */
  public Omissions omissions() {
    return knowledge.omissions();
  }

  /** Notes that the code under test interrupts threads. */
  public void noteInterrupts() {
    knowledge.noteInterrupts();
  }

  /** Notes that an execution has come to the end of the test. */
  public void noteCompleted() {
    knowledge.noteCompleted();
  }

  /** Whether all executions failed an assumption, so that nothing was tested. */
  public boolean isInVain() {
    return !knowledge.isCompleted() && knowledge.omissions().has(Omission.ASSUMPTIONS);
  }

  public boolean hasInterrupts() {
    return knowledge.hasInterrupts();
  }

  /**
   * Refuses the code under test; the refusal counts even if the code catches the exception. The
   * message names the line.
   */
  public Refused refuse(String message) {
    String told = message + SourceLine.inWords(UserCode.line());
    refusal = refusal == null ? told : refusal;
    return new Refused(told);
  }

  /** Refuses a class that is being loaded, by an execution or before it. */
  public Error refuseClass(String message) {
    if (Actor.current() == null) {
      throw new InvalidModelException(message);
    }
    return refuse(message);
  }

  /** Refuses a thread that runs code under test and was not started by a test. */
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

  /** Notes that several workers may explore, though some of them may find nothing to do. */
  public void noteSeveralWorkers() {
    knowledge.noteShared();
  }

  /** Refuses a change of what the executions that run at the same time share, if there are any. */
  void refuseOutside(String what) {
    if (knowledge.isShared()) {
      throw refuse(
          "%s changes what is outside of the classes under test, which several workers share; explore with one worker"
              .formatted(what));
    }
  }

  /** The error to throw in place of {@code error}, which may be a mistake of the rewriting. */
  Error blamed(LinkageError error) {
    boolean ours = classes().loader() instanceof Loader one && one.isToBlameFor(error);
    return ours
        ? new Refused.OwnMistake("rewriting has made a class that is wrong: " + error)
        : error;
  }

  /** The reason why the code under test was refused, or null. */
  public @Nullable String refusal() {
    return refusal;
  }

  /** Throws if the code under test was refused before. */
  void requireAccepted() {
    String message = refusal;
    if (message != null) {
      throw new Refused(message);
    }
  }

  void noteRace(Supplier<String> found) {
    knowledge.noteRace(found);
  }

  /** A data race that was found, the same one in every run; or null. */
  public @Nullable String race() {
    return knowledge.race();
  }
}

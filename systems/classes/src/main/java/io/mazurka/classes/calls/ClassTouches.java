package io.mazurka.classes.calls;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.AccessedObject;
import io.mazurka.classes.runtime.Actor;
import io.mazurka.classes.runtime.ClassRun;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.BitSet;

/**
 * The methods that rewritten code calls before it touches a class. The JVM initialises classes only
 * in the first execution, or, after they are loaded again, before there are several threads. If an
 * initialisation may make threads wait for each other, every execution repeats its visible part:
 * the first thread that touches a class initialises it and the classes that it needs, and other
 * threads that touch it wait.
 */
public final class ClassTouches {

  private ClassTouches() {}

  /** The initialiser of a class begins; what it does is no event. */
  public static void enter(int type) {
    Actor actor = Actor.current();
    if (actor == null) {
      return;
    }
    TestSubject subject = actor.run().subject();
    InitializationGraph graph = subject.initializations();
    boolean alone = actor.run().isSolo();
    graph.enter(type, alone);
    if (graph.isDecided() && !alone) {
      subject.omissions().note(Omission.INITIALIZERS, graph.name(type));
    }
  }

  /** The initialiser that began last returns or throws something. */
  public static void leave() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.run().subject().initializations().leave();
    }
  }

  /** A static field of a class is about to be used, or a static method or constructor begins. */
  public static void touch(int type) {
    Actor actor = Actor.current();
    if (actor == null || actor.isOver()) {
      return;
    }
    InitializationGraph graph = actor.run().subject().initializations();
    if (actor.isInitializing()) {
      graph.touch(type);
      return;
    }
    begin(actor.run(), graph, type);
    if (graph.isCircular(type)) {
      initialize(actor, type);
    }
  }

  /** Notes the use of a class, which may be the first in this execution. */
  private static void begin(ClassRun run, InitializationGraph graph, int type) {
    if (run.isFirstTouch(type)) {
      if (graph.isDependent(type) && !run.isSolo()) {
        run.subject().omissions().note(Omission.INITIALIZERS, graph.name(type));
      }
      graph.allNeeds(type).forEach(needed -> begin(run, graph, needed));
    }
  }

  private static void initialize(Actor actor, int type) {
    ClassRun run = actor.run();
    InitializationGraph graph = run.subject().initializations();
    long name = run.subject().statics("initialisation of " + graph.name(type) + " " + type);
    int number = run.subject().number(ObjectName.part(name, ObjectName.WHOLE));
    AccessedObject<?> known = run.object(number);
    Initialization initialization =
        known == null
            ? run.add(new Initialization(number, graph.name(type)))
            : (Initialization) known;
    if (initialization.begin(actor)) {
      graph.needs(type).forEach(needed -> initialize(actor, needed));
      initialization.end(actor);
    }
  }

  /**
   * How far the initialisation of a class has come.
   *
   * @param thread the thread that initialises the class, or has done so; -1 if there is none
   */
  private record Progress(int thread, boolean done) {}

  /** The initialisation of a class in one execution. */
  private static final class Initialization extends AccessedObject<Progress> {

    private static final Progress NONE = new Progress(-1, false);

    private final String type;
    private Progress progress = NONE;
    private final BitSet knowing = new BitSet();

    Initialization(int number, String type) {
      super(number, NONE);
      this.type = type;
    }

    @Override
    public String name() {
      return "class " + type;
    }

    @Override
    public Progress state() {
      return progress;
    }

    @Override
    public void become(Progress next) {
      progress = next;
    }

    @Override
    public int holder(Object now) {
      Progress then = (Progress) now;
      return then.done() ? -1 : then.thread();
    }

    /**
     * Begins the initialisation and returns true; or waits for the thread that initialises the
     * class and returns false.
     */
    boolean begin(Actor actor) {
      if (knowing.get(actor.number())) {
        return false;
      }
      boolean first =
          perform(
              actor,
              Kind.BLOCKING,
              "initialise",
              (now, thread) -> {
                if (now.thread() < 0) {
                  return OperationOutcome.write(new Progress(thread, false), true);
                }
                return now.done() ? OperationOutcome.read(now, false) : null;
              });
      knowing.set(actor.number());
      return first;
    }

    void end(Actor actor) {
      perform(
          actor,
          Kind.PLAIN,
          "have initialised",
          (now, thread) ->
              OperationOutcome.<Progress, Done>write(new Progress(thread, true), Done.DONE));
    }

    private <R> R perform(
        Actor actor, Kind kind, String verb, OperationEffect<Progress, R> effect) {
      if (actor.isUnseen()) {
        OperationOutcome<Progress, R> outcome = effect.in(progress, actor.number());
        if (outcome != null) {
          progress = outcome.state();
          return outcome.result();
        }
      }
      StackTraceElement line = actor.run().shows() ? UserCode.line() : null;
      return actor.perform(
          this, Operation.of(this, kind, () -> verb + " " + name(), effect, line), Order.BOTH);
    }
  }
}

package io.mazurka.threads.real;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.value.Reordering;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.ThreadBody;
import io.mazurka.threads.operations.World;
import io.mazurka.threads.real.recording.CausalPasts;
import io.mazurka.threads.real.recording.Journal;
import io.mazurka.threads.real.recording.Prefix;
import io.mazurka.threads.real.recording.RunEvent;
import io.mazurka.threads.real.turns.Abandoned;
import io.mazurka.threads.real.turns.Arrival;
import io.mazurka.threads.real.turns.Baton;
import io.mazurka.threads.real.turns.Making;
import io.mazurka.threads.real.turns.Refused;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program on real threads. Exactly one of them runs at a time: it stops before each of
 * its operations, finds out itself which thread is next, and wakes that thread up if it is another
 * one. The controller sleeps until no event is left to take.
 */
final class RealRun implements World {

  private final RealSetting setting;
  private final Course course;
  private final Journal journal;
  private final Scope scope = new Scope(this);
  private final Baton baton = new Baton();
  private final Tasks tasks = new Tasks();
  private final Making made;
  private final CausalPasts pasts = new CausalPasts();
  private boolean reorders;
  private boolean over;
  private volatile @Nullable Throwable problem;

  /**
   * A run that takes the events of {@code course}, the first of which should be those of {@code
   * expected}.
   */
  RealRun(RealSetting setting, Course course, Prefix expected) {
    this.setting = setting;
    this.course = course;
    this.journal = new Journal(expected);
    this.made = new Making(setting.objects(), setting.threads());
  }

  /** Lets threads read equal values whose sets and maps iterate in another order. */
  RealRun reordering() {
    reorders = true;
    return this;
  }

  /** Declares the program and runs it along its course. */
  void start(Consumer<Scope> declaration) {
    declaration.accept(scope);
    resume();
  }

  Course course() {
    return course;
  }

  Journal journal() {
    return journal;
  }

  Scope scope() {
    return scope;
  }

  Tasks tasks() {
    return tasks;
  }

  /** The operation that {@code thread} is about to perform, or null. */
  @Nullable Operation<?> pending(int thread) {
    Task task = tasks.get(thread);
    return task == null ? null : task.pending;
  }

  /** The event that the next operation of {@code thread} would be now. */
  long next(int thread) {
    Operation<?> pending = pending(thread);
    return pending == null ? PackedEvent.NONE : access(pending, thread);
  }

  /**
   * The event that an operation would be now; if all threads wait, one of them may have waited long
   * enough.
   */
  private long access(Operation<?> operation, int thread) {
    long access = journal.access(operation, thread);
    return operation.expiry() != null
            && PackedEvent.isBlocked(access)
            && tasks.firstToExpire(journal) == thread
        ? Journal.expired(access)
        : access;
  }

  /** The number of ways in which {@code thread} can take its next event now. */
  int alternatives(int thread) {
    Operation<?> pending = pending(thread);
    return pending == null || PackedEvent.isBlocked(next(thread)) ? 0 : pending.alternatives();
  }

  /**
   * Lets the threads take the events of the course; afterwards each thread stands before an
   * operation or has ended.
   */
  void resume() {
    pass(successor());
    awaitController();
    if (problem instanceof Error error) {
      throw error;
    } else if (problem instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private void awaitController() {
    if (!baton.awaitController(setting.patienceMillis())) {
      over = true;
      Task stuck = tasks.get(baton.holder());
      if (stuck != null) {
        stuck.ended = true;
        throw setting.stuck(stuck.number(), stuck.name());
      }
    }
  }

  /**
   * Ends the run: threads that have not finished their code are unwound. Their pending operations
   * remain known.
   */
  void abandon() {
    over = true;
    pass(toUnwind());
    awaitController();
  }

  private int toUnwind() {
    Task task = tasks.unended();
    return task == null ? Baton.CONTROLLER : task.number();
  }

  /** Notes that the code of {@code task} has ended, perhaps with an exception. */
  void leave(Task task, @Nullable Throwable thrown) {
    if (baton.holder() != task.number()) {
      return;
    }
    task.ended = true;
    if (over) {
      pass(toUnwind());
    } else {
      task.pending = null;
      task.failure = thrown instanceof Abandoned ? null : thrown;
      if (thrown instanceof Refused refusal) {
        problem = new ModelMisbehavedException(String.valueOf(refusal.getMessage()));
      }
      if (thrown instanceof Refused.OwnMistake) {
        problem = new IllegalStateException(thrown.getMessage());
      }
      compare(task, null);
      pass(successor());
    }
  }

  /**
   * Compares the next operation of a thread with that in any earlier run in which the thread had
   * the same causal past.
   */
  private void compare(Task task, @Nullable Operation<?> operation) {
    long now = Arrival.of(operation, task.failure);
    long before = setting.precedents().of(pasts.of(task.number()), now);
    if (before != now && problem == null) {
      diverge(
          "%s comes to %s, and in another execution, after the same events, to %s"
              .formatted(
                  task.name(),
                  operation == null ? Arrival.inWords(now, scope) : "'" + operation + "'",
                  Arrival.inWords(before, scope)));
    }
  }

  /**
   * The thread that runs next, by the course. Before the guide is asked, every thread must have
   * come to an operation, because the guide selects from the operations of all threads.
   */
  private int successor() {
    int taken = journal.size();
    if (problem != null) {
      return Baton.CONTROLLER;
    }
    if (!course.isPlanned(taken)) {
      Task unbegun = tasks.unbegun();
      if (unbegun != null) {
        return unbegun.number();
      }
      if (taken == 0 || !isGuidedOn()) {
        return Baton.CONTROLLER;
      }
    }
    int next = course.planned(taken).thread();
    Task task = tasks.get(next);
    if (task == null || !task.canRun()) {
      diverge(
          "event %d of the same schedule was taken by %s, which has nothing to do now"
              .formatted(taken + 1, tasks.name(next)));
      return Baton.CONTROLLER;
    }
    return next;
  }

  /**
   * Asks the guide. An exception of the guide is passed to the controller, since it is not one of
   * the thread that asks.
   */
  private boolean isGuidedOn() {
    try {
      return course.ask(journal.last().access());
    } catch (RuntimeException | Error e) {
      problem = e;
      return false;
    }
  }

  private void pass(int next) {
    Task task = tasks.get(next);
    if (task == null) {
      baton.passTo(Baton.CONTROLLER, null);
    } else if (task.begun) {
      baton.passTo(next, setting.pool().thread(next));
    } else {
      task.begun = true;
      baton.giveTo(next);
      setting.pool().run(next, task);
    }
  }

  private void diverge(String how) {
    problem = setting.divergence(how);
  }

  @Override
  public int numberObject() {
    return made.objectBy(baton.holder());
  }

  @Override
  public int numberThread() {
    int holder = baton.holder();
    try {
      return made.threadBy(holder);
    } catch (Refused e) {
      if (holder == Baton.CONTROLLER) {
        throw new InvalidModelException(String.valueOf(e.getMessage()), e);
      }
      throw e;
    }
  }

  @Override
  public void declare(DeclaredThread thread) {
    Task task = new Task(this, thread);
    tasks.add(task);
    pasts.begin(thread.number(), baton.holder());
    if (thread.body() instanceof ThreadBody.Begun begun) {
      task.pending = begun.first();
      compare(task, begun.first());
    }
  }

  @Override
  public boolean showsLines() {
    return setting.showsLines();
  }

  @Override
  public boolean hasWritten() {
    return PackedEvent.isWrite(journal.last().access());
  }

  @Override
  public <R> R perform(Operation<R> operation) {
    int holder = baton.holder();
    if (holder == Baton.CONTROLLER) {
      return journal.performOutside(operation);
    }
    Task task = tasks.get(holder);
    if (task == null || setting.pool().thread(holder) != Thread.currentThread()) {
      throw stranger(operation);
    }
    if (over) {
      throw new Abandoned();
    }
    task.pending = operation;
    compare(task, operation);
    baton.move();
    int next = successor();
    if (next != holder) {
      pass(next);
      baton.await(holder);
    }
    if (over) {
      throw new Abandoned();
    }
    return take(task, operation);
  }

  /** Performs the first operation of a thread, which was known before the thread began. */
  void begin(Task task, Operation<?> first) {
    if (over) {
      throw new Abandoned();
    }
    take(task, first);
  }

  /** Ends the check, because operations of a thread that was not declared cannot be scheduled. */
  private ModelMisbehavedException stranger(Operation<?> operation) {
    ModelMisbehavedException refusal =
        new ModelMisbehavedException(
            "'%s' is performed by %s, which is no thread of the program; declare it in the scope"
                .formatted(operation, Thread.currentThread().getName()));
    problem = refusal;
    return refusal;
  }

  private <R> R take(Task task, Operation<R> operation) {
    int index = journal.size();
    long access = access(operation, task.number());
    task.pending = null;
    if (PackedEvent.isBlocked(access)) {
      diverge("event %d of the same schedule is blocked: %s".formatted(index + 1, operation));
      throw new Abandoned();
    }
    int alternative = course.planned(index).alternative();
    try {
      R result = journal.take(operation, PackedEvent.alternative(access, alternative));
      return reorders ? reordered(result) : result;
    } finally {
      compare(task, index, journal.last());
    }
  }

  @SuppressWarnings("unchecked") // a reordered value is equal to the one it is made from
  private static <R> R reordered(R result) {
    return result == null ? result : (R) Reordering.of(result);
  }

  /**
   * Compares an event with the same event of the run before, and with those that followed the same
   * causal past.
   */
  private void compare(Task task, int index, RunEvent event) {
    SharedObject<?> object = event.operation().object();
    if (object == null) {
      pasts.choose(task.number(), event.alternative());
    } else {
      pasts.access(task.number(), object.number(), PackedEvent.isWrite(event.access()));
    }
    RunEvent expected = journal.surprise();
    if (expected != null) {
      diverge(
          "event %d of the same schedule was '%s' by %s, and now is '%s' by %s%s"
              .formatted(
                  index + 1,
                  expected,
                  tasks.name(expected.thread()),
                  event,
                  task.name(),
                  event.differenceFrom(expected)));
    } else if (setting.precedents().of(~pasts.of(task.number()), event.hash()) != event.hash()) {
      diverge(
          "'%s' by %s turned out differently in another execution, after the same events"
              .formatted(event, task.name()));
    }
  }
}

package io.mazurka.threads.real;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.dynamic.Access;
import io.mazurka.threads.objects.DeclaredThread;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Outcome;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedObject;
import io.mazurka.threads.objects.World;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program on real threads. Exactly one of them runs at a time: each stops before its
 * operations and passes the baton on, along the schedule, and to the controller where that ends.
 */
final class RealRun implements World {

  /** Objects are numbered after the choices of the threads, which nobody shares. */
  private static final int FIRST_OBJECT = Access.MOST_THREADS;

  private final RealSetting setting;
  private final Scope scope = new Scope(this);
  private final Baton baton = new Baton(Access.MOST_THREADS);
  private final Map<Integer, Task> tasks = new HashMap<>();
  private final Map<Integer, Object> states = new HashMap<>();
  private final Map<Integer, Integer> made = new HashMap<>();
  private final List<Event> events = new ArrayList<>();
  private final List<Choice> schedule = new ArrayList<>();
  private final List<Event> expected = new ArrayList<>();
  private boolean started;
  private boolean over;
  private @Nullable String divergence;

  RealRun(RealSetting setting) {
    this.setting = setting;
  }

  /**
   * Declares the program, lets every thread come to its first operation, and takes the events that
   * were planned.
   */
  void start(Consumer<Scope> declaration) {
    declaration.accept(scope);
    started = true;
    List<DeclaredThread> threads = scope.threads();
    for (int index = 0; index < threads.size(); index++) {
      boolean last = index == threads.size() - 1;
      int successor = last ? Baton.CONTROLLER : threads.get(index + 1).number();
      launch(new Task(this, threads.get(index), successor));
    }
    if (!threads.isEmpty()) {
      baton.passTo(threads.get(0).number());
      awaitBaton();
    }
  }

  private void launch(Task task) {
    tasks.put(task.number(), task);
    setting.pool().run(task.number(), task);
    baton.add(task.number(), setting.pool().thread(task.number()));
  }

  List<Event> events() {
    return events;
  }

  Scope scope() {
    return scope;
  }

  @Nullable Task task(int thread) {
    return tasks.get(thread);
  }

  List<Task> tasks() {
    return List.copyOf(tasks.values());
  }

  /** Plans to take the events of {@code prefix} again, which must turn out the same. */
  void plan(List<Event> prefix) {
    expected.addAll(prefix);
    for (Event event : prefix) {
      plan(event.thread(), event.alternative());
    }
  }

  /** Plans to take the next event of {@code thread} after what is planned so far. */
  void plan(int thread, int alternative) {
    schedule.add(new Choice(thread, alternative));
  }

  /** Takes the next event of {@code thread}. */
  Event take(int thread, int alternative) {
    Task task = tasks.get(thread);
    if (task == null || task.pending == null) {
      throw diverged(events.size(), "thread %d has nothing to do any more".formatted(thread));
    }
    plan(thread, alternative);
    baton.passTo(thread);
    awaitBaton();
    return events.get(events.size() - 1);
  }

  private void awaitBaton() {
    if (!baton.await(Baton.CONTROLLER, setting.patienceMillis())) {
      throw stuck(baton.holder());
    }
    if (divergence != null) {
      throw diverged(events.size() - 1, divergence);
    }
  }

  private ModelMisbehavedException stuck(int holder) {
    Task task = tasks.get(holder);
    Thread thread = setting.pool().thread(holder);
    StackTraceElement[] stack = thread.getStackTrace();
    boolean waits = thread.getState() != Thread.State.RUNNABLE;
    over = true;
    setting.pool().replace(holder);
    return new ModelMisbehavedException(
        Complaint.stuck(
            task == null ? "thread " + holder : task.name(),
            setting.patienceMillis(),
            waits,
            stack));
  }

  private static ModelMisbehavedException diverged(int event, String how) {
    return new ModelMisbehavedException(
        "the program is not deterministic: event %d of the same schedule %s; it must not depend on clocks, hash codes, random numbers or anything that outlives a run"
            .formatted(event + 1, how));
  }

  /** Ends the run: threads that are not through with their code are unwound. */
  void abandon() {
    over = true;
    for (Task task : tasks()) {
      if (!task.ended) {
        baton.passTo(task.number());
        if (!baton.await(Baton.CONTROLLER, setting.patienceMillis())) {
          throw stuck(baton.holder());
        }
      }
    }
  }

  /** The current thread is {@code task}; it waits until it may start. */
  void enter(Task task) {
    baton.await(task.number());
  }

  /** The code of {@code task} has ended. */
  void leave(Task task) {
    if (over) {
      baton.passTo(Baton.CONTROLLER);
    } else {
      proceed(task);
    }
  }

  /** Passes the baton on: to whoever waits for the task to arrive, or along the schedule. */
  private void proceed(Task task) {
    if (task.arrived || task.successor() == Baton.CONTROLLER) {
      task.arrived = true;
      passOn(task);
    } else {
      task.arrived = true;
      baton.passTo(task.successor());
    }
  }

  private void passOn(Task task) {
    int taken = events.size();
    boolean planned = taken < schedule.size() && divergence == null;
    int next = planned ? schedule.get(taken).thread() : Baton.CONTROLLER;
    Task following = tasks.get(next);
    if (planned && (following == null || (following != task && following.pending == null))) {
      divergence = "was taken by thread %d, which has nothing to do now".formatted(next);
      next = Baton.CONTROLLER;
    }
    if (next != task.number() || task.ended) {
      baton.passTo(next);
    }
  }

  @Override
  public int numberObject() {
    return setting.objects().of(maker(), nth(maker()));
  }

  @Override
  public int numberThread() {
    int number = setting.threads().of(maker(), nth(Access.MOST_THREADS + maker()));
    if (number >= Access.MOST_THREADS) {
      throw new IllegalStateException("more than %d threads".formatted(Access.MOST_THREADS));
    }
    return number;
  }

  private int maker() {
    return baton.holder();
  }

  private int nth(int counter) {
    return made.merge(counter, 1, Integer::sum);
  }

  @Override
  public void declare(DeclaredThread thread) {
    if (started) {
      int maker = baton.holder();
      launch(new Task(this, thread, maker));
      baton.passTo(thread.number());
      baton.await(maker);
    }
  }

  @Override
  public <R> R perform(Operation<R> operation) {
    int holder = baton.holder();
    if (holder == Baton.CONTROLLER) {
      return outside(operation);
    }
    Task task = tasks.get(holder);
    if (task == null || setting.pool().thread(holder) != Thread.currentThread()) {
      throw new IllegalStateException(
          "'%s' is performed by %s, which is no thread of the program; declare it in the scope"
              .formatted(operation, Thread.currentThread().getName()));
    }
    if (over) {
      throw new Abandoned();
    }
    task.pending = operation;
    proceed(task);
    baton.await(holder);
    if (over) {
      throw new Abandoned();
    }
    return take(task, operation);
  }

  /** A final check may read objects; nothing else happens outside the threads. */
  private <R> R outside(Operation<R> operation) {
    SharedObject<?> object = operation.object();
    Outcome<Object, R> outcome =
        started && object != null ? operation.in(state(object), Baton.CONTROLLER) : null;
    if (outcome == null || outcome.write()) {
      throw new IllegalStateException(
          "'%s' is performed outside the threads; only final checks may read there"
              .formatted(operation));
    }
    return outcome.result();
  }

  private <R> R take(Task task, Operation<R> operation) {
    int index = events.size();
    int alternative = schedule.get(index).alternative();
    SharedObject<?> object = operation.object();
    Object before = object == null ? (Object) alternative : state(object);
    task.pending = null;
    Event event;
    try {
      Outcome<Object, R> outcome = operation.in(before, task.number());
      if (outcome == null) {
        divergence = "is blocked: " + operation;
        throw new Abandoned();
      }
      if (object != null) {
        states.put(object.number(), outcome.state());
      }
      event = event(task, operation, alternative, before, outcome.state(), outcome.result());
      note(event);
      return outcome.result();
    } catch (IllegalStateException e) {
      event = event(task, operation, alternative, before, before, e);
      note(event);
      throw e;
    }
  }

  private Event event(
      Task task,
      Operation<?> operation,
      int alternative,
      Object before,
      Object after,
      Object result) {
    return new Event(
        task.number(),
        alternative,
        operation,
        Access.alternative(access(operation, task.number(), before), alternative),
        before,
        after,
        result,
        setting.showsLines() ? SourceLine.ofCaller() : null);
  }

  private void note(Event event) {
    int index = events.size();
    events.add(event);
    if (index < expected.size() && !expected.get(index).matches(event)) {
      Event before = expected.get(index);
      divergence =
          "was '%s' by thread %d, and now is '%s' by thread %d"
              .formatted(before, before.thread(), event, event.thread());
    }
  }

  Object state(SharedObject<?> object) {
    Object known = states.get(object.number());
    return known == null ? object.initial() : known;
  }

  /** What {@code operation} of {@code thread} would be with its object in {@code state}. */
  static long access(Operation<?> operation, int thread, Object state) {
    SharedObject<?> object = operation.object();
    if (object == null) {
      return Access.of(thread, thread, false);
    }
    long plain = Access.of(thread, FIRST_OBJECT + object.number(), false);
    long access = operation.isConditional() ? Access.conditional(plain) : plain;
    try {
      Outcome<Object, ?> outcome = operation.in(state, thread);
      if (outcome == null) {
        return Access.blocked(operation.isReader() ? access : Access.writing(access));
      }
      return outcome.write() ? Access.writing(access) : access;
    } catch (IllegalStateException e) {
      return Access.writing(access);
    }
  }
}

package io.mazurka.threads.real;

import io.mazurka.dpor.execution.Guide;
import io.mazurka.dpor.execution.GuidedExecution;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.VisibleExecution;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.real.recording.Journal;
import io.mazurka.threads.real.recording.Prefix;
import io.mazurka.threads.real.recording.RunEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A program on real threads as an execution. To go back, it runs the program again from the start
 * and repeats the events so far, which must turn out the same. The first complete run is repeated
 * many times, so that a program which depends on chance is found out even if it has only one
 * execution.
 */
public final class RealExecution implements VisibleExecution, GuidedExecution, AutoCloseable {

  private static final int MOST_REPETITIONS = 32;
  private static final int FEWEST_REPETITIONS = 4;
  private static final int EVENTS_TO_REPEAT = 4_000;

  private final Consumer<Scope> declaration;
  private final RealSetting setting;
  private final Schedules schedules;
  private final IntFunction<String> loops;
  private @Nullable RealRun run;
  private final Set<String> witnessed = new HashSet<>();
  private boolean staying;
  private boolean repeated;

  /** The events to take first in the next run, or null. */
  private long @Nullable [] path;

  /**
   * @param loops tells the loop of a schedule that was cut short, in words
   */
  RealExecution(
      Consumer<Scope> declaration,
      RealSetting setting,
      Schedules schedules,
      IntFunction<String> loops) {
    this.declaration = declaration;
    this.setting = setting;
    this.schedules = schedules;
    this.loops = loops;
  }

  /** Trusts that the first complete run was repeated by another execution of the program. */
  RealExecution trusting() {
    repeated = true;
    return this;
  }

  /** Prefers from now on to continue the thread that runs. */
  void stay() {
    staying = true;
  }

  private RealRun run() {
    return run == null ? restart(Prefix.EMPTY, new Course()) : run;
  }

  /** The current run. */
  RealRun standing() {
    return run();
  }

  /**
   * Starts the program again and lets it take the events of {@code prefix}, then those of {@code
   * course}.
   */
  private RealRun restart(Prefix prefix, Course course) {
    abandon();
    return start(new RealRun(setting, course, prefix));
  }

  private RealRun start(RealRun fresh) {
    run = fresh;
    fresh.start(declaration);
    return fresh;
  }

  @Override
  public int threads() {
    run();
    return setting.threads().count();
  }

  /** Prefers the thread that runs, which saves a switch. */
  @Override
  public int preferred() {
    Journal journal = run().journal();
    return staying && journal.size() > 0 ? journal.last().thread() : 0;
  }

  @Override
  public long next(int thread) {
    return run().next(thread);
  }

  @Override
  public int alternatives(int thread) {
    return run().alternatives(thread);
  }

  @Override
  public long take(int depth, int thread, int alternative) {
    take(
        depth,
        PackedEvent.alternative(PackedEvent.of(thread, 0, false), alternative),
        taken -> PackedEvent.NONE);
    return run().journal().last().access();
  }

  @Override
  public void take(int depth, long first, Guide guide) {
    Schedules.NextEvent choice =
        new Schedules.NextEvent(PackedEvent.thread(first), PackedEvent.alternative(first));
    long[] before = path;
    if (before != null) {
      path = null;
      Course course = new Course();
      course.plan(before);
      course.plan(choice);
      course.follow(guide);
      restart(Prefix.EMPTY, course);
      return;
    }
    Journal journal = run().journal();
    if (depth == journal.size()) {
      run().course().plan(choice);
      run().course().follow(guide);
      run().resume();
    } else {
      Prefix prefix = Prefix.quick(journal.events().subList(0, depth));
      Course course = new Course();
      course.plan(prefix.events());
      course.plan(choice);
      course.follow(guide);
      restart(prefix, course);
    }
  }

  @Override
  public void restart() {
    abandon();
    run = null;
    path = null;
  }

  /** The events are taken when the next one is, in the same run. */
  @Override
  public void reach(long[] events) {
    restart();
    path = events;
    witnessed.clear();
  }

  @Override
  public long before(int earlier, int later, int thread) {
    List<RunEvent> events = run().journal().events();
    Operation<?> operation =
        later < events.size() ? events.get(later).operation() : run().pending(thread);
    Object before = events.get(earlier).before();
    if (operation == null) {
      throw new IllegalStateException("no such event");
    }
    return Journal.access(operation, thread, before);
  }

  /**
   * The number of the schedule so far if the run ends badly, or is the first to meet a condition
   * that some end should meet; otherwise the number of the empty schedule.
   */
  @Override
  public int[] state() {
    if (!repeated) {
      repeated = true;
      repeat();
    }
    RunOutcome outcome = RunOutcome.of(run());
    boolean unneeded = outcome.isGood() && !witnessed.addAll(outcome.witnessed());
    return new int[] {unneeded ? 0 : schedules.number(run().journal().events(), outcome)};
  }

  private void abandon() {
    if (run != null) {
      run.abandon();
    }
  }

  /**
   * Runs the same schedule several times, fewer times if it is long, and compares the outcomes.
   * Every other time the threads read equal sets and maps that iterate in another order.
   */
  private void repeat() {
    Prefix events = Prefix.of(run().journal().events());
    RunOutcome first = RunOutcome.of(run());
    int times = EVENTS_TO_REPEAT / Math.max(1, events.length());
    times = Math.max(FEWEST_REPETITIONS, Math.min(MOST_REPETITIONS, times));
    for (int time = 0; time < times; time++) {
      Course course = new Course();
      course.plan(events.events());
      abandon();
      RealRun fresh = new RealRun(setting, course, events);
      RunOutcome again = RunOutcome.of(start(time % 2 == 0 ? fresh : fresh.reordering()));
      if (!again.isLike(first)) {
        throw setting.divergence(
            "the same schedule ended with %s, and now with %s"
                .formatted(first.inWords(), again.inWords()));
      }
    }
  }

  @Override
  public boolean meetsAssumptions() {
    for (Task task : run().tasks().all()) {
      if (task.pending != null && task.pending.waitsInVain()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String loop() {
    return loops.apply(schedules.number(run().journal().events(), RunOutcome.of(run())));
  }

  /** The program after it ran along {@code choices}; its threads have gone. */
  RealRun follow(List<Schedules.NextEvent> choices) {
    Course course = new Course();
    choices.forEach(course::plan);
    RealRun followed = restart(Prefix.EMPTY, course);
    close();
    return followed;
  }

  /** The program after it ran along {@code schedule}, as far as that is possible. */
  RealRun follow(ScheduleText schedule) {
    RealRun followed = restart(Prefix.EMPTY, new Course());
    long first = schedule.next(followed);
    if (first != PackedEvent.NONE) {
      take(0, first, taken -> schedule.next(followed));
    }
    close();
    return followed;
  }

  /** Ends all threads; the execution starts anew if it is used again. */
  @Override
  public void close() {
    try {
      abandon();
    } finally {
      run = null;
      setting.close();
    }
  }
}

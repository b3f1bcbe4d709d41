package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.Access;
import io.mazurka.kernel.dynamic.VisibleExecution;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A program on real threads as an execution. To go back it runs the program again from the start,
 * along the events so far, which must be the same again. The first complete run is done twice.
 */
public final class RealExecution implements VisibleExecution, AutoCloseable {

  private final Consumer<Scope> declaration;
  private final RealSetting setting;
  private final Schedules schedules;
  private @Nullable RealRun run;
  private boolean checkedTwice;

  RealExecution(Consumer<Scope> declaration, RealSetting setting, Schedules schedules) {
    this.declaration = declaration;
    this.setting = setting;
    this.schedules = schedules;
  }

  private RealRun run() {
    return run == null ? restart(List.of(), null) : run;
  }

  /** Starts the program again and takes the events of {@code prefix}, and then one more. */
  private RealRun restart(List<Event> prefix, @Nullable Choice further) {
    if (run != null) {
      run.abandon();
    }
    RealRun fresh = new RealRun(setting);
    run = fresh;
    fresh.plan(prefix);
    if (further != null) {
      fresh.plan(further.thread(), further.alternative());
    }
    fresh.start(declaration);
    return fresh;
  }

  @Override
  public int threads() {
    run();
    return setting.threads().count();
  }

  @Override
  public long next(int thread) {
    Operation<?> pending = pending(thread);
    return pending == null ? Access.NONE : RealRun.access(pending, thread, state(pending));
  }

  private @Nullable Operation<?> pending(int thread) {
    Task task = run().task(thread);
    return task == null ? null : task.pending;
  }

  private Object state(Operation<?> operation) {
    SharedObject<?> object = operation.object();
    return object == null ? (Object) 0 : run().state(object);
  }

  @Override
  public int alternatives(int thread) {
    Operation<?> pending = pending(thread);
    return pending == null || Access.isBlocked(next(thread)) ? 0 : pending.alternatives();
  }

  @Override
  public long take(int depth, int thread, int alternative) {
    RealRun current = run();
    if (depth < current.events().size()) {
      List<Event> prefix = new ArrayList<>(current.events().subList(0, depth));
      return restart(prefix, new Choice(thread, alternative)).events().get(depth).access();
    }
    return current.take(thread, alternative).access();
  }

  @Override
  public long before(int earlier, int later, int thread) {
    List<Event> events = run().events();
    Operation<?> operation =
        later < events.size() ? events.get(later).operation() : pending(thread);
    Object before = events.get(earlier).before();
    if (operation == null || before == null) {
      throw new IllegalStateException("no such event");
    }
    return RealRun.access(operation, thread, before);
  }

  /** The number of the schedule so far if the run ends badly, else that of the empty one. */
  @Override
  public int[] state() {
    if (!checkedTwice) {
      checkedTwice = true;
      restart(new ArrayList<>(run().events()), null);
    }
    RunOutcome outcome = RunOutcome.of(run());
    return new int[] {outcome.isGood() ? 0 : schedules.number(run().events(), outcome)};
  }

  /** Runs the program along {@code choices}, as far as they go. */
  RealRun follow(List<Choice> choices) {
    RealRun fresh = restart(List.of(), null);
    for (Choice choice : choices) {
      fresh.take(choice.thread(), choice.alternative());
    }
    return fresh;
  }

  @Override
  public void close() {
    if (run != null) {
      run.abandon();
      run = null;
    }
    setting.close();
  }
}

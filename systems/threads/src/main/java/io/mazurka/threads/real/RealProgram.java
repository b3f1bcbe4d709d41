package io.mazurka.threads.real;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.SavedNumbers;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.dpor.planning.Strategy.Sampled;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.threads.objects.EndCondition;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.real.turns.Numbering;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A program on real threads as a transition system, whose only slot is the number of the schedule
 * so far: its states are the executions. Exploring it this way works, but is slow; it is there so
 * that executions can be shown and replayed.
 */
public final class RealProgram implements TransitionSystem {

  private final Schedules schedules = new Schedules();
  private final Numbering threads = new Numbering();
  private final Numbering objects = new Numbering();
  private final Function<RealProgram, Consumer<Scope>> declarations;
  private final Consumer<Scope> declaration;
  private final @Nullable String loopAdvice;
  private final long millis;
  private final RealExecution execution;
  private RealExecution shown;
  private boolean isShared;
  private SavedNumbers further = SavedNumbers.none();
  private final SortedMap<Integer, String> threadNames = new TreeMap<>();

  /** A program each of whose threads must come to its next operation within {@code millis}. */
  public RealProgram(Consumer<Scope> declaration, long millis) {
    this(declaration, one -> declaration, millis, null);
  }

  /**
   * A program for front ends whose users write no scopes: if any thread may go on, the running one
   * does.
   *
   * @param declarations makes the same declaration again, to be run beside the others at the same
   *     time
   * @param loopAdvice the advice for loops that do not end; null for the usual advice
   */
  public RealProgram(
      Consumer<Scope> declaration,
      Function<RealProgram, Consumer<Scope>> declarations,
      long millis,
      @Nullable String loopAdvice) {
    this.declarations = declarations;
    this.declaration = declaration;
    this.loopAdvice = loopAdvice;
    this.millis = millis;
    this.execution = execution(declaration);
    this.shown = shown(declaration);
  }

  private RealExecution execution(Consumer<Scope> declared) {
    RealExecution made =
        new RealExecution(
            declared, new RealSetting(threads, objects, millis, false), schedules, this::loop);
    if (loopAdvice != null) {
      made.stay();
    }
    return made;
  }

  private RealExecution shown(Consumer<Scope> declared) {
    return new RealExecution(
        declared, new RealSetting(threads, new Numbering(), millis, true), schedules, number -> "");
  }

  /**
   * Another execution of the program, which runs at the same time as the others. Executions that
   * are shown have a declaration of their own from now on.
   */
  RealExecution another() {
    synchronized (this) {
      if (!isShared) {
        isShared = true;
        shown = shown(declarations.apply(this));
      }
    }
    return execution(declarations.apply(this)).trusting();
  }

  /**
   * Explores the executions as {@code strategy} plans them.
   *
   * @param beyond how executions are drawn if there are too many; null if they are not
   */
  public Exploration exploration(Strategy strategy, Conflicts conflicts, @Nullable Sampled beyond) {
    return new RealExploration(this, strategy, conflicts, beyond);
  }

  /** The code that declares the program. */
  public Consumer<Scope> declaration() {
    return declaration;
  }

  /**
   * Runs the program once, as {@code declared} declares it, before it is explored, so that effects
   * of a first run, such as the initialisation of classes, are over, and the threads that other
   * threads start are known.
   */
  public void rehearse(Consumer<Scope> declared, int mostEvents) {
    try (RealExecution rehearsal =
        new RealExecution(
            declared,
            new RealSetting(threads, new Numbering(), millis, false),
            schedules,
            number -> "")) {
      Explorer.of(
              rehearsal,
              new Strategy.Optimal(),
              Conflicts.READWRITE,
              mostEvents,
              (end, history) -> {
                learnNames(rehearsal.standing());
                return false;
              })
          .run();
    }
  }

  /**
   * The operations that the busiest thread repeats in an execution that was cut short, in words.
   */
  private synchronized String loop(int number) {
    return Loop.in(run(number), loopAdvice);
  }

  /** The numbers of threads and objects, with further numbers that the front end gives. */
  SavedNumbers numbers() {
    return new SavedNumbers() {
      @Override
      public void save(DataOutputStream out) throws IOException {
        further.save(out);
        threads.save(out);
        objects.save(out);
      }

      @Override
      public void restore(DataInputStream in) throws IOException {
        further.restore(in);
        threads.restore(in);
        objects.restore(in);
      }
    };
  }

  /** Has further numbers saved and restored with those of threads and objects. */
  public void alsoSaving(SavedNumbers more) {
    further = more;
  }

  /** The execution to explore. */
  public RealExecution execution() {
    return execution;
  }

  /**
   * The properties: no thread fails, final checks pass, no thread waits for ever, and {@code
   * conditions} hold where executions stop.
   */
  public List<Property> properties(List<EndCondition> conditions) {
    List<Property> properties = new ArrayList<>(List.of(assertions(), deadlock()));
    conditions.forEach(condition -> properties.add(RealEnd.property(this, condition)));
    return properties;
  }

  private Property assertions() {
    return new StateProperty(
        "assertions",
        Kind.INVARIANT,
        new OpaqueCondition(
            state -> outcome(state[0]).failure() == null,
            state -> String.valueOf(outcome(state[0]).failure())));
  }

  private Property deadlock() {
    return new StateProperty(
        Property.DEADLOCK,
        Kind.DEADLOCK,
        new OpaqueCondition(
            state -> outcome(state[0]).deadlock() != null,
            state -> String.valueOf(deadlock(state[0]))));
  }

  private synchronized @Nullable String deadlock(int number) {
    return RunOutcome.of(run(number)).deadlock();
  }

  /** The program along the schedule with this number. */
  synchronized RealRun run(int number) {
    RealRun run = shown.follow(schedules.schedule(number));
    learnNames(run);
    return run;
  }

  /** The execution that ends in {@code state} as a text, which {@link #failureAlong} reads. */
  public synchronized String schedule(int[] state) {
    return ScheduleText.of(run(state[0]));
  }

  /**
   * Runs the program once, along a schedule.
   *
   * @return what goes wrong, in words, or null if nothing does
   */
  public synchronized @Nullable String failureAlong(String schedule) {
    ScheduleText text = ScheduleText.read(schedule);
    RealRun run = shown.follow(text);
    if (run.journal().size() < text.length()) {
      return "this execution no longer happens: only %d of its %d events can be taken"
          .formatted(run.journal().size(), text.length());
    }
    return RunOutcome.of(run).problem(run);
  }

  private synchronized void learnNames(RealRun run) {
    run.tasks().all().forEach(task -> threadNames.put(task.number(), task.name()));
  }

  /** The names of the threads of all executions that were shown, in order. */
  List<String> threadNames() {
    if (threadNames.isEmpty()) {
      run(0);
    }
    return List.copyOf(threadNames.values());
  }

  /** How the program ends or stands after the schedule with this number. */
  synchronized RunOutcome outcome(int number) {
    RunOutcome known = schedules.outcome(number);
    if (known == null) {
      known = RunOutcome.of(run(number));
      schedules.learn(number, known);
    }
    return known;
  }

  @Override
  public List<Transition> transitions() {
    List<Transition> transitions = new ArrayList<>();
    for (int thread = 0; thread < PackedEvent.MOST_THREADS; thread++) {
      transitions.add(new Transition(thread, "thread-" + thread, "step"));
    }
    return transitions;
  }

  @Override
  public List<int[]> initialStates() {
    return List.of(new int[] {0});
  }

  @Override
  public SlotValues values() {
    return schedules;
  }

  @Override
  public boolean isCheapToFollow() {
    return false;
  }

  @Override
  public Renderer renderer() {
    return new RealRenderer(this);
  }

  @Override
  public Cursor cursor() {
    return new ScheduleCursor();
  }

  /** Extends a schedule by each event that is possible where the schedule ends. */
  private final class ScheduleCursor implements Cursor {

    private int number;
    private final List<Schedules.NextEvent> choices = new ArrayList<>();

    @Override
    public int load(int[] state) {
      number = state[0];
      choices.clear();
      addChoices();
      return choices.size();
    }

    /** Another worker must not run the program meanwhile, whose objects tell what is possible. */
    private void addChoices() {
      synchronized (RealProgram.this) {
        RealRun run = run(number);
        for (int thread = 0; thread < PackedEvent.MOST_THREADS; thread++) {
          int alternatives = run.alternatives(thread);
          for (int alternative = 0; alternative < alternatives; alternative++) {
            choices.add(new Schedules.NextEvent(thread, alternative));
          }
        }
      }
    }

    @Override
    public int transition(int step) {
      return choices.get(step).thread();
    }

    @Override
    public void fire(int step, Changes changes) {
      List<Schedules.NextEvent> longer = new ArrayList<>(schedules.schedule(number));
      longer.add(choices.get(step));
      changes.set(0, schedules.number(longer));
      changes.endStep();
    }
  }
}

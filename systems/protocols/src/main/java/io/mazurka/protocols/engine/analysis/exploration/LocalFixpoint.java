package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget.Resource;
import io.mazurka.protocols.engine.analysis.exploration.ChoicePool.Choice;
import io.mazurka.protocols.engine.analysis.exploration.GrowingParts.Cause;
import io.mazurka.protocols.engine.analysis.exploration.GrowingParts.Growing;
import io.mazurka.protocols.engine.analysis.exploration.LocalPool.Found;
import io.mazurka.protocols.engine.views.HandlerOutcome;
import io.mazurka.protocols.engine.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Choices;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Explores processes on their own until nothing new is found. Every letter that some step was found
 * to send may wait for its recipient, any number of times. A new local state is combined with all
 * known choices of letters, and a new letter with all known local states, so each combination is
 * tried once.
 *
 * <p>User code may fail here in a situation that never occurs in the protocol. So a failure is no
 * error but a step that leads nowhere. If a search later reaches the situation, the search reports
 * the error.
 */
final class LocalFixpoint {

  /**
   * The assumed exponent of growth: doubling the depth multiplies the combinations by 2 to this
   * power.
   */
  private static final int BLOWUP = 3;

  private final LocalExploration exploration;
  private final Choices choices;
  private final AnalysisBudget budget;
  private final Queue<Task> work = new ArrayDeque<>();
  private final GrowingParts growing = new GrowingParts();
  private final Failures failures = new Failures();

  /** The findings about each explored process, by its number. */
  private final SortedMap<Integer, LocalPool> pools = new TreeMap<>();

  /**
   * The number of steps that lead to the current task; the findings of the task are one step
   * further.
   */
  private int generation;

  /** A number that seems to grow without end. */
  private Optional<Growing> suspect = Optional.empty();

  /** The most steps of an execution, as computed when {@link #isBounded} last needed it. */
  private double bound;

  /**
   * The number of local steps known at that time; the bound is computed again only when more are
   * known.
   */
  private long asked;

  /** The most steps of an execution, if the findings were cut off at that depth; else infinity. */
  private double longest = Double.POSITIVE_INFINITY;

  /** A task, with the number of steps that lead to it. */
  private record Task(int generation, Runnable action) {}

  /**
   * @param explored the numbers of the processes to explore; no other process sends messages to
   *     them
   */
  LocalFixpoint(LocalExploration exploration, IntStream explored) {
    this.exploration = exploration;
    this.budget = exploration.budget();
    List<ProcessComponent> processes = exploration.layout().processes();
    this.choices = new Choices(processes.stream().map(ProcessComponent::process).toList());
    explored.forEach(
        process -> pools.put(process, new LocalPool(processes.get(process), exploration.steps())));
  }

  /**
   * Explores from these initial states, each of which lists the local states of all processes.
   *
   * @param lies per process, the letters that are always pending
   */
  SortedMap<Integer, LocalPool> explore(List<int[]> initial, List<int[]> lies) {
    for (LocalPool pool : pools.values()) {
      for (int letter : lies.get(pool.at().process().index())) {
        receive(pool, letter, null);
      }
    }
    for (int[] locals : initial) {
      for (LocalPool pool : pools.values()) {
        reach(pool, locals[pool.at().process().index()], null);
      }
    }
    pools.values().forEach(LocalPool::start);
    for (Task next = work.poll(); next != null; next = work.poll()) {
      if (next.generation() > generation && isBounded()) {
        break;
      }
      generation = next.generation();
      next.action().run();
    }
    return pools;
  }

  /**
   * Whether the exploration may stop because all executions are shorter than the depth explored so
   * far. The question is asked only between generations, and only when some number seems to grow
   * without end.
   */
  private boolean isBounded() {
    suspect = suspect.or(() -> growing.find(pools.values(), generation, budget.isMuchTried()));
    if (suspect.isEmpty() || (budget.allows(1) && (generation <= bound || !isMoreFound()))) {
      return false;
    }
    bound = ExecutionBound.of(exploration.layout(), pools);
    if (bound < generation) {
      longest = bound;
      cut(bound);
      return true;
    }
    if (!budget.allows(Math.pow((bound + 1) / generation, BLOWUP))) {
      Growing found = suspect.get();
      throw new OutgrownException(found.text(), found.pool().at().process().role());
    }
    return false;
  }

  /**
   * Whether an eighth more steps were found since the last time, so that asking again is
   * worthwhile.
   */
  private boolean isMoreFound() {
    long found = pools.values().stream().mapToLong(pool -> pool.found().size()).sum();
    boolean more = found > asked + asked / 8;
    asked = more ? found : asked;
    return more;
  }

  private void cut(double depth) {
    failures.cut(depth);
    pools.values().forEach(pool -> pool.cut(depth));
    for (LocalPool pool : pools.values()) {
      for (Found step : pool.found()) {
        HandlerOutcome outcome = step.outcome();
        if (outcome != null) {
          outcome.deliveries().forEach(delivery -> deliver(pool, delivery));
        }
      }
    }
  }

  private void deliver(LocalPool sender, Delivery delivery) {
    LocalPool recipient = pools.get(delivery.recipient());
    if (recipient != null) {
      recipient.addLetter(letter(sender, delivery));
    }
  }

  private int letter(LocalPool sender, Delivery delivery) {
    return exploration
        .layout()
        .processes()
        .get(delivery.recipient())
        .letters()
        .intern(sender.at().process().index(), delivery.message());
  }

  /** The most steps of an execution, if the findings were cut off at that depth; else infinity. */
  double longest() {
    return longest;
  }

  /** The situations in which user code fails, as a text; empty if there are none. */
  Optional<String> failure() {
    return failures.text();
  }

  /** The process with the most combinations so far. */
  LargestPool largest() {
    return LargestPool.of(pools.values());
  }

  private void reach(LocalPool pool, int local, @Nullable Cause cause) {
    if (pool.addLocal(local)) {
      budget.spend(Resource.LOCAL_STATES, 1);
      growing.note(pool, false, pool.at().locals().get(local), generation + 1, cause);
      work.add(new Task(generation + 1, () -> explore(pool, local)));
    }
  }

  private void explore(LocalPool pool, int local) {
    for (ChoicePool known : pool.choices()) {
      attempt(pool, known, List.of(local), known.all());
    }
    pool.explored().add(local);
  }

  private void receive(LocalPool pool, int letter, @Nullable Cause cause) {
    if (pool.addLetter(letter)) {
      budget.spend(Resource.LETTERS, 1);
      growing.note(pool, true, pool.at().letters().content(letter), generation + 1, cause);
      work.add(new Task(generation + 1, () -> offer(pool, letter)));
    }
  }

  private void offer(LocalPool pool, int letter) {
    for (ChoicePool known : pool.choices()) {
      if (choices.accepts(known.step(), pool.at().letters(), letter)) {
        budget.spend(Resource.CHOICES, known.countWith(letter));
        attempt(pool, known, pool.explored(), known.add(letter));
      }
    }
  }

  private void attempt(LocalPool pool, ChoicePool known, List<Integer> locals, List<Choice> tried) {
    budget.spend(Resource.ATTEMPTS, (double) locals.size() * tried.size());
    for (Choice choice : tried) {
      for (int local : locals) {
        attempt(pool, known.step(), local, choice);
      }
    }
    exploration.runner().requireUnchanged(pool.at(), known.step(), locals, known.candidates());
  }

  private void attempt(LocalPool pool, StepDefinition step, int local, Choice choice) {
    ProcessComponent at = pool.at();
    Collection<HandlerOutcome> all;
    try {
      all =
          new LinkedHashSet<>(
              exploration.outcomes().glance(at, step, local, choice.numbers(), choice.received()));
    } catch (ModelMisbehavedException e) {
      budget.spend(Resource.FAILURES, 1);
      failures.add(e, generation);
      pool.found().add(new Found(step, local, choice.letters(), null, generation));
      return;
    }
    Cause cause = new Cause(step.title(), choice);
    for (HandlerOutcome outcome : all) {
      budget.spend(Resource.STEPS, 1);
      pool.found().add(new Found(step, local, choice.letters(), outcome, generation));
      reach(pool, outcome.local(), cause);
      for (Delivery delivery : outcome.deliveries()) {
        int letter = letter(pool, delivery);
        LocalPool recipient = pools.get(delivery.recipient());
        if (recipient != null) {
          receive(recipient, letter, cause);
        }
      }
    }
  }

  /**
   * Thrown when the members of a role have too many local states or letters on their own; the
   * message says which.
   */
  static final class OutgrownException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Role<?> role;

    OutgrownException(String reason, Role<?> role) {
      super(reason);
      this.role = role;
    }

    Role<?> role() {
      return role;
    }
  }
}

package io.mazurka.protocols.analysis;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.StepDefinition;
import io.mazurka.protocols.analysis.AnalysisBudget.Resource;
import io.mazurka.protocols.analysis.ChoicePool.Choice;
import io.mazurka.protocols.analysis.GrowingParts.Cause;
import io.mazurka.protocols.analysis.GrowingParts.Growing;
import io.mazurka.protocols.analysis.LocalPool.Found;
import io.mazurka.protocols.views.Choices;
import io.mazurka.protocols.views.HandlerOutcome;
import io.mazurka.protocols.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.views.ProcessComponent;
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
 * A fixpoint in which every letter that a step was found to send may wait for its recipient, again
 * and again. A new local state meets all choices of letters that are known, a new letter all local
 * states; so each combination is tried once.
 *
 * <p>What user code does wrong here need never happen in the protocol. So it is no error, but a
 * step that leads nowhere: should a search come to where it is possible, it ends there with the
 * error.
 */
final class LocalFixpoint {

  /** With twice the depth there are so many powers of two more combinations, as a rule. */
  private static final int BLOWUP = 3;

  private final LocalExploration exploration;
  private final Choices choices;
  private final AnalysisBudget budget;
  private final Queue<Task> work = new ArrayDeque<>();
  private final GrowingParts growing = new GrowingParts();
  private final Failures failures = new Failures();

  /** What was found of each process that is explored, by its number. */
  private final SortedMap<Integer, LocalPool> pools = new TreeMap<>();

  /** How many steps it takes to what is looked into now; what it leads to takes one more. */
  private int generation;

  /** A number that seems to grow without end. */
  private Optional<Growing> suspect = Optional.empty();

  /** As many steps an execution has at most, for all that was known when it was last asked. */
  private double bound;

  /** How many local steps were known then; only with more of them is it worth asking again. */
  private long asked;

  /** As many steps an execution has at most, if what was found is bounded by that. */
  private double longest = Double.POSITIVE_INFINITY;

  /** Something to be looked into, and how many steps it is from the start. */
  private record Task(int generation, Runnable action) {}

  /**
   * @param explored the numbers of the processes to explore, none of which hears from another one
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
   * Explores from these local states on, each list one of every process.
   *
   * @param lies per process, the letters that are always there
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
   * Whether no execution has as many steps as were followed so far: then everything is known, and
   * more than that. It is asked only when a number seems to grow without end, after all that takes
   * some number of steps was tried.
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

  /** Whether an eighth more was found since it was last asked; a chain grows step by step. */
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

  /** The most steps of an execution, if what was found is bounded by that; else infinity. */
  double longest() {
    return longest;
  }

  /** The situations in which user code fails, in words, if there are any. */
  Optional<String> failure() {
    return failures.text();
  }

  /** What has grown most so far. */
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

  /** The members of a role do too much on their own to be looked at; the message says what. */
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

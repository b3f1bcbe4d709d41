package io.mazurka.protocols.analysis;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.StepDefinition;
import io.mazurka.protocols.analysis.AnalysisBudget.Resource;
import io.mazurka.protocols.analysis.ChoicePool.Choice;
import io.mazurka.protocols.analysis.LocalPool.Found;
import io.mazurka.protocols.views.Choices;
import io.mazurka.protocols.views.HandlerOutcome;
import io.mazurka.protocols.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.views.HandlerRunner;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.OutcomeTable;
import io.mazurka.protocols.views.ProcessComponent;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/**
 * Finds what each process can do on its own: a fixpoint in which every letter that a step was found
 * to send may wait for its recipient, again and again. A new local state meets all choices of
 * letters that are known, a new letter all local states; so each combination is tried once.
 *
 * <p>What user code does wrong here need never happen in the protocol. So it is no error, but a
 * step that leads nowhere: should a search come to where it is possible, it ends there with the
 * error.
 */
public final class LocalExploration {

  private final List<LocalPool> pools;
  private final Choices choices;
  private final HandlerRunner runner;
  private final OutcomeTable outcomes;
  private final AnalysisBudget budget;
  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Failures failures = new Failures();

  public LocalExploration(
      Layout layout,
      List<StepDefinition> steps,
      HandlerRunner runner,
      OutcomeTable outcomes,
      AnalysisBudget budget) {
    this.pools = layout.processes().stream().map(at -> new LocalPool(at, steps)).toList();
    this.choices = new Choices(layout.processes().stream().map(ProcessComponent::process).toList());
    this.runner = runner;
    this.outcomes = outcomes;
    this.budget = budget;
  }

  /**
   * Explores from these local states on, each list one of every process.
   *
   * @param lies per process, the letters that are always there
   */
  List<LocalPool> explore(List<int[]> initial, List<int[]> lies) {
    for (LocalPool pool : pools) {
      for (int letter : lies.get(pool.at().process().index())) {
        receive(pool, letter);
      }
    }
    for (int[] locals : initial) {
      for (LocalPool pool : pools) {
        reach(pool, locals[pool.at().process().index()]);
      }
    }
    for (Runnable next = work.poll(); next != null; next = work.poll()) {
      next.run();
    }
    return pools;
  }

  /** How far it has come, in words; others may ask at any time. */
  String progress() {
    return "analysing what processes can do on their own: " + budget.text();
  }

  /** The situations in which user code fails, in words, if there are any. */
  Optional<String> failure() {
    return failures.text();
  }

  /** What has grown most so far, in words. */
  String growth() {
    return new LargestPool(pools).text();
  }

  private void reach(LocalPool pool, int local) {
    if (pool.addLocal(local)) {
      budget.spend(Resource.LOCAL_STATES, 1);
      work.add(() -> explore(pool, local));
    }
  }

  private void explore(LocalPool pool, int local) {
    for (ChoicePool known : pool.choices()) {
      attempt(pool, known, List.of(local), known.all());
    }
    pool.explored().add(local);
  }

  private void receive(LocalPool pool, int letter) {
    if (pool.addLetter(letter)) {
      budget.spend(Resource.LETTERS, 1);
      work.add(() -> offer(pool, letter));
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
    runner.requireUnchanged(pool.at(), known.step(), locals, known.candidates());
  }

  private void attempt(LocalPool pool, StepDefinition step, int local, Choice choice) {
    ProcessComponent at = pool.at();
    Collection<HandlerOutcome> all;
    try {
      all =
          new LinkedHashSet<>(
              outcomes.glance(at, step, local, choice.numbers(), choice.received()));
    } catch (ModelMisbehavedException e) {
      budget.spend(Resource.FAILURES, 1);
      failures.add(e);
      pool.found().add(new Found(step, local, choice.letters(), null));
      return;
    }
    for (HandlerOutcome outcome : all) {
      budget.spend(Resource.STEPS, 1);
      pool.found().add(new Found(step, local, choice.letters(), outcome));
      reach(pool, outcome.local());
      for (Delivery delivery : outcome.deliveries()) {
        LocalPool recipient = pools.get(delivery.recipient());
        int sender = at.process().index();
        receive(recipient, recipient.at().letters().intern(sender, delivery.message()));
      }
    }
  }
}

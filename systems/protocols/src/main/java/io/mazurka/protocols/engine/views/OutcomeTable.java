package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The outcomes of handlers, each computed when it is first needed. A local analysis calls handlers
 * for many combinations that never occur; it does so once, without supervision. For a combination
 * that does occur, the handler is called again and the results are compared. So every call that
 * matters is made twice. Shared between workers.
 */
public final class OutcomeTable {

  private final HandlerRunner runner;
  private final KeyMemo<Key, List<HandlerOutcome>> known = new KeyMemo<>(this::run);

  /**
   * The outcomes of unsupervised calls, and whether they are complete; neither changes once workers
   * run.
   */
  private final Map<Key, List<HandlerOutcome>> glimpsed = new HashMap<>();

  private boolean complete;

  /** The arguments of a handler call. */
  private static final class Key {

    private final ProcessComponent process;
    private final StepDefinition step;
    private final int local;
    private final int[] consumed;

    Key(ProcessComponent process, StepDefinition step, int local, int[] consumed) {
      this.process = process;
      this.step = step;
      this.local = local;
      this.consumed = consumed;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && local == key.local
          && step.equals(key.step)
          && Arrays.equals(consumed, key.consumed)
          && process == key.process;
    }

    @Override
    public int hashCode() {
      int where = 31 * (31 * process.process().index() + step.hashCode()) + local;
      return 31 * where + Arrays.hashCode(consumed);
    }
  }

  public OutcomeTable(HandlerRunner runner) {
    this.runner = runner;
  }

  /** The outcomes of {@code step} in a local state with these letters; none if it is disabled. */
  public List<HandlerOutcome> of(
      ProcessComponent at, StepDefinition step, int local, int[] consumed) {
    return known.of(new Key(at, step, local, consumed));
  }

  private List<HandlerOutcome> run(Key key) {
    List<HandlerOutcome> expected = complete ? glimpsed.getOrDefault(key, List.of()) : null;
    return runner.run(key.process, key.step, key.local, key.consumed, expected);
  }

  /** The outcomes of a single unsupervised call, which are remembered for comparison. */
  public List<HandlerOutcome> glance(
      ProcessComponent at,
      StepDefinition step,
      int local,
      int[] consumed,
      List<Received<?>> received) {
    List<HandlerOutcome> outcomes = runner.glance(at, step, local, received);
    if (!outcomes.isEmpty()) {
      glimpsed.put(new Key(at, step, local, consumed), outcomes);
    }
    return outcomes;
  }

  /**
   * Ends the unsupervised calls. {@code allSeen} says whether they covered all combinations or were
   * given up.
   */
  public void endGlancing(boolean allSeen) {
    complete = allSeen;
    if (!allSeen) {
      glimpsed.clear();
    }
  }
}

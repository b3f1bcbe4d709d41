package io.mazurka.dpor.planning;

import io.mazurka.kernel.options.SamplingMethod;
import org.jspecify.annotations.Nullable;

/**
 * Says which executions an exploration runs. A trace is a class of executions that differ only in
 * the order of independent events.
 */
public sealed interface Strategy {

  /** The name of the strategy for reports. */
  String description();

  /**
   * All executions, or all that stay in persistent sets; with sleep sets, one execution for each
   * trace, and further runs that are given up.
   *
   * @param visited the states that were entered before, or null if they are not remembered;
   *     remembering them loses traces, but no state of a thread and no end of an execution
   */
  record Full(boolean sleepSets, PersistentSets persistentSets, @Nullable VisitedStates visited)
      implements Strategy {

    /** All executions. */
    public Full(boolean sleepSets) {
      this(sleepSets, PersistentSets.none(), null);
    }

    @Override
    public String description() {
      return sleepSets ? "sleep sets" : "all executions";
    }
  }

  /**
   * At least one execution for each trace: dynamic partial-order reduction as first published,
   * within persistent sets if some are known.
   */
  record Published(ClassicVariant variant, PersistentSets persistentSets) implements Strategy {

    public Published(ClassicVariant variant) {
      this(variant, PersistentSets.none());
    }

    @Override
    public String description() {
      return "classic dynamic partial-order reduction";
    }
  }

  /**
   * Dynamic partial-order reduction as first published, with sleep sets, repaired: it looks at all
   * races, not only at the last one.
   */
  record Repaired() implements Strategy {

    @Override
    public String description() {
      return "classic dynamic partial-order reduction with sleep sets";
    }
  }

  /** One execution for each trace, and further runs that are given up: source sets. */
  record Source() implements Strategy {

    @Override
    public String description() {
      return "dynamic partial-order reduction with source sets";
    }
  }

  /** Exactly one execution for each trace: wakeup trees. */
  record Optimal() implements Strategy {

    @Override
    public String description() {
      return "optimal dynamic partial-order reduction";
    }
  }

  /**
   * Random executions, without end.
   *
   * @param seed the seed of the random numbers
   */
  record Sampled(SamplingMethod method, long seed) implements Strategy {

    @Override
    public String description() {
      String how = method == SamplingMethod.PCT ? "by changing priorities" : "evenly";
      return "random executions, drawn %s from seed %d".formatted(how, seed);
    }
  }
}

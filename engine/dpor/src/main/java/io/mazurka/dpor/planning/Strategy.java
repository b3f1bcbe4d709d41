package io.mazurka.dpor.planning;

import io.mazurka.kernel.options.SamplingMethod;

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
   * @param matching whether states are remembered and not explored again; this loses traces, but no
   *     state of a thread and no end of an execution
   */
  record Full(boolean sleepSets, PersistentSets persistentSets, boolean matching)
      implements Strategy {

    /** All executions. */
    public Full(boolean sleepSets) {
      this(sleepSets, PersistentSets.NONE, false);
    }

    @Override
    public String description() {
      String states =
          matching ? ", states matched: every end of an execution, but not every trace" : "";
      return (sleepSets ? "sleep sets" : "all executions")
          + persistentSets.description()
          + (sleepSets ? ", no dynamic reduction" : "")
          + states;
    }
  }

  /**
   * At least one execution for each trace: dynamic partial-order reduction as first published,
   * within persistent sets if some are known.
   *
   * @param marking whether, where it takes all threads to reverse a race, the exploration of a
   *     state begins anew with one other thread
   */
  record Published(ClassicVariant variant, boolean marking, PersistentSets persistentSets)
      implements Strategy {

    public Published(ClassicVariant variant) {
      this(variant, false, PersistentSets.NONE);
    }

    @Override
    public String description() {
      return "classic dynamic partial-order reduction (%s%s)%s"
          .formatted(
              variant.figure(), marking ? " with marking" : "", persistentSets.description());
    }
  }

  /**
   * Dynamic partial-order reduction as first published, with sleep sets, repaired: it looks at all
   * races, not only at the last one.
   */
  record Repaired(PersistentSets persistentSets) implements Strategy {

    public Repaired() {
      this(PersistentSets.NONE);
    }

    @Override
    public String description() {
      return "classic dynamic partial-order reduction (figure 3) with sleep sets, repaired: it looks"
          + " at all races, not only at the last"
          + persistentSets.description();
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

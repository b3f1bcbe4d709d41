package io.mazurka.kernel.dynamic;

/** Which executions an exploration runs. */
public sealed interface Strategy {

  /** What it does, in a few words. */
  String description();

  /** All; with sleep sets, one for each trace, at the price of runs that are given up. */
  record Full(boolean sleepSets) implements Strategy {

    @Override
    public String description() {
      return sleepSets ? "sleep sets" : "all executions";
    }
  }

  /** At least one for each trace: dynamic partial-order reduction as first published. */
  record Published(Classic variant) implements Strategy {

    @Override
    public String description() {
      return "classic dynamic partial-order reduction";
    }
  }

  /** The same with sleep sets, repaired: it looks at all races, not only at the last one. */
  record Repaired() implements Strategy {

    @Override
    public String description() {
      return "classic dynamic partial-order reduction with sleep sets";
    }
  }

  /** One for each trace, and some that are given up: source sets. */
  record Source() implements Strategy {

    @Override
    public String description() {
      return "dynamic partial-order reduction with source sets";
    }
  }

  /** Exactly one for each trace: wakeup trees. */
  record Optimal() implements Strategy {

    @Override
    public String description() {
      return "optimal dynamic partial-order reduction";
    }
  }
}

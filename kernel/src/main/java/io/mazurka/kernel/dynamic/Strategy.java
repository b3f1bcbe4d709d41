package io.mazurka.kernel.dynamic;

/** Which executions an exploration runs. */
public sealed interface Strategy {

  /** All; with sleep sets, one for each trace, at the price of runs that are given up. */
  record Full(boolean sleepSets, PersistentSets persistentSets) implements Strategy {}

  /** At least one for each trace: dynamic partial-order reduction as first published. */
  record Published(Classic variant, PersistentSets persistentSets) implements Strategy {}

  /** The same with sleep sets, repaired: it looks at all races, not only at the last one. */
  record Repaired() implements Strategy {}

  /** One for each trace, and some that are given up: source sets. */
  record Source() implements Strategy {}

  /** Exactly one for each trace: wakeup trees. */
  record Optimal() implements Strategy {}
}

package io.mazurka.kernel.options;

/**
 * All options of one check, validated once.
 *
 * @param search the order of exploration
 * @param store how visited states are remembered
 * @param traffic how messages travel (message-passing models)
 * @param crashes how crash faults are modelled (message-passing models)
 * @param maxCrashes how many processes may crash in the explicit model
 * @param properties what to check
 * @param reductions how work may be avoided
 * @param limits when to give up
 * @param all whether to go on after a violation, and count all of them
 */
public record CheckOptions(
    SearchOrder search,
    StoreKind store,
    Traffic traffic,
    CrashModel crashes,
    int maxCrashes,
    AskedProperties properties,
    ReductionOptions reductions,
    Limits limits,
    boolean all) {

  public CheckOptions {
    if (maxCrashes < 0) {
      throw new IllegalArgumentException("maxCrashes is negative");
    }
  }

  /** What a newcomer would want: breadth-first, exact, reduced, all properties, no limits. */
  public static CheckOptions defaults() {
    return new CheckOptions(
        SearchOrder.BFS,
        StoreKind.EXACT,
        Traffic.M,
        CrashModel.IMPLICIT,
        Integer.MAX_VALUE,
        AskedProperties.own(),
        ReductionOptions.defaults(),
        Limits.none(),
        false);
  }

  /** The defaults without any reduction: every reachable state, one by one. */
  public static CheckOptions unreduced() {
    return defaults().withReductions(ReductionOptions.none());
  }

  public CheckOptions withSearch(SearchOrder order) {
    return new CheckOptions(
        order, store, traffic, crashes, maxCrashes, properties, reductions, limits, all);
  }

  public CheckOptions withStore(StoreKind kind) {
    return new CheckOptions(
        search, kind, traffic, crashes, maxCrashes, properties, reductions, limits, all);
  }

  public CheckOptions withTraffic(Traffic model) {
    return new CheckOptions(
        search, store, model, crashes, maxCrashes, properties, reductions, limits, all);
  }

  /** The explicit crash model with at most {@code maximum} crashed processes. */
  public CheckOptions withExplicitCrashes(int maximum) {
    return new CheckOptions(
        search, store, traffic, CrashModel.EXPLICIT, maximum, properties, reductions, limits, all);
  }

  public CheckOptions withProperties(AskedProperties asked) {
    return new CheckOptions(
        search, store, traffic, crashes, maxCrashes, asked, reductions, limits, all);
  }

  public CheckOptions withProperties(String... names) {
    return withProperties(AskedProperties.named(names));
  }

  public CheckOptions withReductions(ReductionOptions wanted) {
    return new CheckOptions(
        search, store, traffic, crashes, maxCrashes, properties, wanted, limits, all);
  }

  public CheckOptions withLimits(Limits bounds) {
    return new CheckOptions(
        search, store, traffic, crashes, maxCrashes, properties, reductions, bounds, all);
  }

  /** Goes on after a violation, expands violating states like others, and counts all. */
  public CheckOptions withAll() {
    return new CheckOptions(
        search, store, traffic, crashes, maxCrashes, properties, reductions, limits, true);
  }
}

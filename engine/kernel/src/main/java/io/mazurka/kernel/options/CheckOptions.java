package io.mazurka.kernel.options;

import io.mazurka.kernel.symmetry.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All options of one check: how to search, and the options of front ends.
 *
 * @param askedSearch the order of exploration, or null if nobody asked
 * @param askedStore how visited states are remembered, or null if nobody asked
 * @param askedWorkers how many workers search at the same time, or null if nobody asked
 * @param properties which properties to check
 * @param reductions which reductions to use
 * @param limits when to give up
 * @param all whether to go on after a violation, and count all of them
 * @param own the options of front ends, at most one value of each type
 */
public record CheckOptions(
    @Nullable SearchOrder askedSearch,
    @Nullable StoreKind askedStore,
    @Nullable Integer askedWorkers,
    AskedProperties properties,
    ReductionOptions reductions,
    Limits limits,
    boolean all,
    List<FrontEndOptions> own) {

  public CheckOptions {
    own = List.copyOf(own);
  }

  /** The defaults: breadth-first search, exact store, reductions, all properties, no limits. */
  public static CheckOptions defaults() {
    return new CheckOptions(
        null,
        null,
        null,
        AskedProperties.own(),
        ReductionOptions.defaults(),
        Limits.none(),
        false,
        List.of());
  }

  /** The defaults without any reduction: every reachable state, one by one. */
  public static CheckOptions unreduced() {
    return defaults().withReductions(ReductionOptions.none());
  }

  /** The order of exploration. */
  public SearchOrder search() {
    return askedSearch == null ? SearchOrder.BFS : askedSearch;
  }

  /** How visited states are remembered. */
  public StoreKind store() {
    return askedStore == null ? StoreKind.EXACT : askedStore;
  }

  /**
   * How many workers search at the same time; by default a breadth-first search has as many as
   * there are processors, unless it comes back to states.
   */
  public int workers() {
    if (askedWorkers != null) {
      return askedWorkers;
    }
    boolean alone = search() == SearchOrder.DFS || reductions.sets() == Por.Sets.DYNAMIC;
    int processors = Runtime.getRuntime().availableProcessors();
    return alone ? 1 : Math.min(processors, SearchDeclarations.MOST_WORKERS);
  }

  /** The options of the front end that has this type for them, if there are any. */
  public <T extends FrontEndOptions> Optional<T> find(Class<T> type) {
    return own.stream().filter(type::isInstance).map(type::cast).findFirst();
  }

  /** The same options with these of a front end, which replace others of their type. */
  public CheckOptions with(FrontEndOptions changed) {
    Stream<FrontEndOptions> others =
        own.stream().filter(options -> options.getClass() != changed.getClass());
    return withOwn(Stream.concat(others, Stream.of(changed)).toList());
  }

  /**
   * The same options with a change to those of a front end, which {@code part} finds in all
   * options.
   */
  public <T extends FrontEndOptions> CheckOptions with(
      Function<CheckOptions, T> part, UnaryOperator<T> change) {
    return with(change.apply(part.apply(this)));
  }

  private CheckOptions withOwn(List<FrontEndOptions> changed) {
    return new CheckOptions(
        askedSearch, askedStore, askedWorkers, properties, reductions, limits, all, changed);
  }

  /** With this order of exploration. */
  public CheckOptions withSearch(SearchOrder order) {
    return new CheckOptions(
        order, askedStore, askedWorkers, properties, reductions, limits, all, own);
  }

  /** With visited states remembered in this way. */
  public CheckOptions withStore(StoreKind kind) {
    return new CheckOptions(
        askedSearch, kind, askedWorkers, properties, reductions, limits, all, own);
  }

  /** With so many workers that search at the same time. */
  public CheckOptions withWorkers(int count) {
    return new CheckOptions(
        askedSearch, askedStore, count, properties, reductions, limits, all, own);
  }

  /** With these properties to check. */
  public CheckOptions withProperties(AskedProperties asked) {
    return new CheckOptions(
        askedSearch, askedStore, askedWorkers, asked, reductions, limits, all, own);
  }

  /** With only the properties of the model that have these names. */
  public CheckOptions withProperties(String... names) {
    return withProperties(AskedProperties.named(names));
  }

  /** With these ways to avoid work. */
  public CheckOptions withReductions(ReductionOptions wanted) {
    return new CheckOptions(
        askedSearch, askedStore, askedWorkers, properties, wanted, limits, all, own);
  }

  /** With this partial-order reduction; with null, the usual one of the front end. */
  public CheckOptions withPor(@Nullable Por kind) {
    return withReductions(reductions.withPor(kind));
  }

  /** With or without necessary enabling transitions, which sharpen the reduction. */
  public CheckOptions withNet(boolean on) {
    return withReductions(reductions.withNet(on));
  }

  /** With these permutations of processes; with null, those that are found. */
  public CheckOptions withSymmetry(@Nullable Symmetry kind) {
    return withReductions(reductions.withSymmetry(kind));
  }

  /** Options for the same system without any reduction. */
  public CheckOptions withoutReductions() {
    CheckOptions plain = withReductions(ReductionOptions.none()).withOwn(List.of());
    for (FrontEndOptions options : own) {
      for (OptionDeclaration declaration : options.declarations()) {
        Optional<String> shape = declaration.text(this).filter(text -> declaration.shaping());
        plain = shape.isPresent() ? declaration.apply(plain, shape.get()) : plain;
      }
    }
    return plain;
  }

  /** With these bounds, at which the search gives up. */
  public CheckOptions withLimits(Limits bounds) {
    return new CheckOptions(
        askedSearch, askedStore, askedWorkers, properties, reductions, bounds, all, own);
  }

  /**
   * The same options for a search that goes on after a violation and counts all violating states.
   */
  public CheckOptions withAll() {
    return new CheckOptions(
        askedSearch, askedStore, askedWorkers, properties, reductions, limits, true, own);
  }
}

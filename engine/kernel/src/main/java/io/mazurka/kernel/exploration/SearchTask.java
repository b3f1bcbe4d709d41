package io.mazurka.kernel.exploration;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;

/**
 * A system, the properties to decide in it, and how to search it.
 *
 * @param symmetry the permutations under which states count as the same
 * @param properties the properties to decide
 * @param stop whether to go on after a violation
 * @param workforce how many workers search at the same time
 * @param patience when to give up a reduction that does not pay
 */
public record SearchTask(
    TransitionSystem system,
    Reduction reduction,
    StateSymmetry symmetry,
    StoreKind store,
    List<Property> properties,
    Stop stop,
    Limits limits,
    Workforce workforce,
    SearchListener listener,
    Patience patience) {

  public SearchTask {
    properties = List.copyOf(properties);
  }

  /** A task without symmetry, for one worker, whose reduction is never given up. */
  public SearchTask(
      TransitionSystem system,
      Reduction reduction,
      StoreKind store,
      List<Property> properties,
      Stop stop,
      Limits limits,
      SearchListener listener) {
    this(
        system,
        reduction,
        StateSymmetry.none(),
        store,
        properties,
        stop,
        limits,
        Workforce.of(1),
        listener,
        Patience.endless());
  }

  /** The properties that are evaluated in every state. */
  public List<StateProperty> stateProperties() {
    return StateProperty.ofEveryState(properties);
  }

  /** The properties that are evaluated in terminal states. */
  public List<StateProperty> terminalProperties() {
    return StateProperty.ofEnds(properties);
  }

  /**
   * Whether the explored states and steps are to be recorded, because a temporal check needs them
   * again.
   */
  public boolean isToBeRecorded() {
    return !TemporalProperty.among(properties).isEmpty();
  }

  /** The same with another reduction. */
  public SearchTask withReduction(Reduction other) {
    return new SearchTask(
        system, other, symmetry, store, properties, stop, limits, workforce, listener, patience);
  }

  /** The same with more or less patience with the reduction. */
  public SearchTask withPatience(Patience other) {
    return new SearchTask(
        system, reduction, symmetry, store, properties, stop, limits, workforce, listener, other);
  }

  /** The same with another symmetry. */
  public SearchTask withSymmetry(StateSymmetry other) {
    return new SearchTask(
        system, reduction, other, store, properties, stop, limits, workforce, listener, patience);
  }

  /** The same with other properties. */
  public SearchTask withProperties(List<Property> others) {
    return new SearchTask(
        system, reduction, symmetry, store, others, stop, limits, workforce, listener, patience);
  }

  /** The same with other limits. */
  public SearchTask withLimits(Limits others) {
    return new SearchTask(
        system,
        reduction,
        symmetry,
        store,
        properties,
        stop,
        others,
        workforce,
        listener,
        patience);
  }

  /** The same with {@code over} seconds less time. */
  public SearchTask withSecondsLess(double over) {
    return withLimits(limits.withSeconds(limits.seconds() - over));
  }

  /** The same for other workers. */
  public SearchTask withWorkforce(Workforce other) {
    return new SearchTask(
        system, reduction, symmetry, store, properties, stop, limits, other, listener, patience);
  }

  /** The same, watched by somebody else. */
  public SearchTask watchedBy(SearchListener watcher) {
    return new SearchTask(
        system, reduction, symmetry, store, properties, stop, limits, workforce, watcher, patience);
  }

  /**
   * The same task with an exact store and without limits, which never stops early nor gives up the
   * reduction, watched by {@code watcher}.
   */
  public SearchTask toTheEnd(SearchListener watcher) {
    return new SearchTask(
        system,
        reduction,
        symmetry,
        StoreKind.EXACT,
        properties,
        Stop.NEVER,
        Limits.none(),
        workforce,
        watcher,
        Patience.endless());
  }

  /**
   * Whether the search must apply a cycle proviso. Some reductions need none, because their sets
   * guarantee that every cycle of states has a state that is expanded fully. With symmetry,
   * temporal properties need a proviso nevertheless, because a cycle of representatives need not be
   * a cycle of states.
   */
  public boolean hasProviso() {
    boolean turning = reduction.contract().isTemporal() && !symmetry.isTrivial();
    return (reduction.contract().needsProviso() || turning) && store != StoreKind.NONE;
  }
}

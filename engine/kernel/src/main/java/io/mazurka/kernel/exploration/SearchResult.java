package io.mazurka.kernel.exploration;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search.
 *
 * @param end why the search ended
 * @param statistics its figures
 * @param first the first violation found, or null
 * @param failed all properties that some state decided: the state violates the property, or is one
 *     that the property asks for
 * @param met the invariants whose premise some state met
 * @param witnesses for each property of the kind <em>sometimes</em> that holds, the path to the
 *     first state where it does
 * @param guarantee the guarantee of the store and the reduction
 * @param executions the figures of the executions, if the search ran one after the other, or null
 * @param advice what the user can do about the limit that ended the search; empty if there is
 *     nothing to add
 * @param stepBack when and why the reduction was given up, or null
 * @param breadth if a foray found the violation, the number of states that the breadth-first search
 *     had explored before, which are not counted in the statistics; otherwise zero
 */
public record SearchResult(
    EndReason end,
    Statistics statistics,
    @Nullable Violation first,
    Set<Property> failed,
    Set<Property> met,
    Map<Property, Path> witnesses,
    Guarantee guarantee,
    @Nullable Executions executions,
    String advice,
    @Nullable StepBack stepBack,
    long breadth) {

  /**
   * The figures of the explored graph.
   *
   * @param depth the largest breadth-first distance from an initial state, or -1 if not known
   * @param terminalStates states without a step, or -1 if not known
   * @param violatingStates states in which at least one checked property fails, or -1 if not known
   * @param storeBytes the bytes of all arrays of the store
   * @param beyond states beyond a constraint, which were not expanded
   */
  public record Statistics(
      long states,
      long transitions,
      long terminalStates,
      long violatingStates,
      int depth,
      long storeBytes,
      long beyond) {

    /** The figures of a search without constraints. */
    public Statistics(
        long states,
        long transitions,
        long terminalStates,
        long violatingStates,
        int depth,
        long storeBytes) {
      this(states, transitions, terminalStates, violatingStates, depth, storeBytes, 0);
    }

    /** The figures if nothing was explored. */
    public static Statistics none() {
      return new Statistics(0, 0, 0, 0, 0, 0);
    }

    /** The figures from the last progress report of a search that was given up. */
    public static Statistics soFar(Progress told) {
      return new Statistics(
          told.states(), told.transitions(), -1, -1, (int) Math.min(told.depth(), 1 << 30), 0);
    }

    private Statistics after(Statistics earlier) {
      return new Statistics(
          states + earlier.states,
          transitions + earlier.transitions,
          terminalStates + earlier.terminalStates,
          violatingStates + earlier.violatingStates,
          Math.max(depth, earlier.depth),
          storeBytes,
          beyond + earlier.beyond);
    }
  }

  /**
   * The figures of an exploration that runs whole executions and stores no states.
   *
   * @param traces the executions that were completed, deadlocked ones included
   * @param blockedRuns the executions that were given up because they repeat a trace, and those
   *     that do not count because an assumption is not met
   * @param unmetAssumptions only the executions that do not count because an assumption is not met
   * @param events the events explored
   * @param planned the most events that were planned ahead at one time
   * @param planBytes the memory that these took
   */
  public record Executions(
      long traces,
      long blockedRuns,
      long unmetAssumptions,
      long events,
      long planned,
      long planBytes) {}

  public SearchResult {
    failed = Set.copyOf(failed);
    met = Set.copyOf(met);
    witnesses = Collections.unmodifiableMap(new LinkedHashMap<>(witnesses));
  }

  /** The same result with the reason {@code why} it is bounded. */
  public SearchResult explained(String why) {
    return promising(Guarantee.of(Guarantee.Strength.BOUNDED, why));
  }

  /** The same result with the conjunction of its guarantee and {@code more}. */
  public SearchResult promising(Guarantee more) {
    return new SearchResult(
        end,
        statistics,
        first,
        failed,
        met,
        witnesses,
        guarantee.and(more),
        executions,
        advice,
        stepBack,
        breadth);
  }

  /**
   * This result combined with that of an earlier exploration by other executions. The figures of
   * executions are those of the earlier exploration, because only those are known to be of
   * different traces.
   */
  public SearchResult after(SearchResult earlier) {
    Map<Property, Path> allWitnesses = new LinkedHashMap<>(earlier.witnesses);
    witnesses.forEach(allWitnesses::putIfAbsent);
    return new SearchResult(
        end,
        statistics.after(earlier.statistics),
        first,
        union(earlier.failed, failed),
        union(earlier.met, met),
        allWitnesses,
        guarantee,
        earlier.executions,
        advice,
        stepBack,
        breadth);
  }

  private static Set<Property> union(Set<Property> some, Set<Property> others) {
    Set<Property> all = new HashSet<>(some);
    all.addAll(others);
    return all;
  }

  /** The same result with another reason for the end. */
  public SearchResult endedBy(EndReason reason) {
    return new SearchResult(
        reason,
        statistics,
        first,
        failed,
        met,
        witnesses,
        guarantee,
        executions,
        advice,
        stepBack,
        breadth);
  }

  /**
   * The same result, found in a foray from a breadth-first search that had explored {@code states}
   * states.
   */
  public SearchResult afterBreadth(long states) {
    return new SearchResult(
        end,
        statistics,
        first,
        failed,
        met,
        witnesses,
        guarantee,
        executions,
        advice,
        stepBack,
        states);
  }

  /** The names of the properties that some state decided. */
  public Set<String> violated() {
    return failed.stream().map(Property::name).collect(Collectors.toUnmodifiableSet());
  }
}

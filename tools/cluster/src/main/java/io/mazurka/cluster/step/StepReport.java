package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report of one partition about a superstep. Figures are totals of all supersteps so far,
 * unless said otherwise.
 *
 * @param partition the number of the partition
 * @param superstep the number of the superstep, from 0 on
 * @param states states that it owns
 * @param expansions how often a state was expanded; with a proviso that may be more than once
 * @param transitions steps that were taken, in the last expansion of each state
 * @param putOff steps that a reduction left out, in all expansions
 * @param terminalStates states without a step
 * @param violatingStates states in which a property fails
 * @param sent messages sent in this superstep
 * @param waiting what it still has to do: the entries to explore or, after the search, the states
 *     to connect or the pairs whose edges must still be followed
 * @param checksum a checksum of everything that this superstep stored and sent, independent of the
 *     order
 * @param before a checksum of the checksums of all supersteps before, in order
 * @param lineage the same checksum including this superstep
 * @param bytes the memory of its table
 * @param pairs how many pairs of states and states of an automaton are left, after the search
 * @param sightings the states of this superstep that decide properties
 * @param met the places of the invariants whose premises some state of this superstep meets
 * @param problem why it cannot go on, or null
 */
public record StepReport(
    int partition,
    int superstep,
    long states,
    long expansions,
    long transitions,
    long putOff,
    long terminalStates,
    long violatingStates,
    long sent,
    long waiting,
    long checksum,
    long before,
    long lineage,
    long bytes,
    long pairs,
    List<Sighting> sightings,
    List<Integer> met,
    @Nullable Problem problem)
    implements Serializable {

  public StepReport {
    sightings = List.copyOf(sightings);
    met = List.copyOf(met);
  }

  /** Whether nothing is left to do, as far as this partition knows. */
  public boolean isIdle() {
    return sent == 0 && waiting == 0;
  }
}

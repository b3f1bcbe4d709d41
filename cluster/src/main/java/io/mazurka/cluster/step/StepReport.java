package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one partition tells of a superstep. Figures are of all supersteps so far, unless it says
 * otherwise.
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
 * @param waiting what it still has to explore
 * @param checksum a sum over what this superstep stored and sent, whatever the order
 * @param before a sum over the checksums of all supersteps before, and their order
 * @param lineage the same with this one
 * @param bytes the memory of its table
 * @param pairs how many pairs of states and states of an automaton are left, after the search
 * @param sightings what this superstep's states decide, by property
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

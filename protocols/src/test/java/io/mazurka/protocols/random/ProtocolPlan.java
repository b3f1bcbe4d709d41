package io.mazurka.protocols.random;

import io.mazurka.protocols.Channels;
import java.util.List;

/**
 * A random protocol as data.
 *
 * @param seed what it was drawn from
 * @param channels how channels keep messages
 * @param sizes the number of members of each role
 * @param places how many places a process can be in
 * @param fuel how often a process may send more than it consumes, which bounds the channels; 0 if
 *     it may always
 * @param steps the steps, in order
 * @param initial initial states, each the place of every process
 * @param heard the steps that the monitor hears, by number; it is absent if there are none
 * @param forbidden what the invariants forbid
 * @param declaresAccess whether steps and invariants declare which variables they access
 */
public record ProtocolPlan(
    long seed,
    Channels channels,
    List<Integer> sizes,
    int places,
    int fuel,
    List<StepPlan> steps,
    List<List<Integer>> initial,
    List<Integer> heard,
    Forbidden forbidden,
    boolean declaresAccess) {

  /**
   * What must not happen.
   *
   * @param place a place that no member of the first role may reach
   * @param together a place in which the last role's first member and the first role's must not be
   *     at the same time
   * @param tally a value that the monitor must not reach
   */
  public record Forbidden(int place, int together, int tally) {}

  int processes() {
    return sizes.stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(
        "seed %d: %s channels, roles of %s, %d places, fuel %d, initially %s, heard %s, %s, %s access"
            .formatted(
                seed,
                channels,
                sizes,
                places,
                fuel,
                initial,
                heard,
                forbidden,
                declaresAccess ? "declared" : "any"));
    steps.forEach(step -> text.append("\n  ").append(step));
    return text.toString();
  }
}

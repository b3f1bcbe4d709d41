package io.mazurka.protocols.random;

import io.mazurka.protocols.Channels;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A random protocol as data.
 *
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
 * @param lies what may be said at any time
 * @param bare whether messages are numbers and texts instead of records
 * @param capacity how many messages a channel holds, or 0 if there is no bound
 * @param crashes who crashes and who detects it, or null if nobody does
 */
public record ProtocolPlan(
    Channels channels,
    List<Integer> sizes,
    int places,
    int fuel,
    List<StepPlan> steps,
    List<List<Integer>> initial,
    List<Integer> heard,
    Forbidden forbidden,
    boolean declaresAccess,
    List<LiePlan> lies,
    boolean bare,
    int capacity,
    @Nullable CrashPlan crashes)
    implements Plan<ProtocolPlan> {

  /**
   * What must not happen.
   *
   * @param place a place that no member of the first role may reach
   * @param together a place in which the last role's first member and the first role's must not be
   *     at the same time
   * @param tally a value that the monitor must not reach
   */
  public record Forbidden(int place, int together, int tally) {

    @Override
    public String toString() {
      return "a in %d, first and last process in %d, tally %d".formatted(place, together, tally);
    }
  }

  /** A message that every member of a role may send to every member of a role at any time. */
  public record LiePlan(int from, int to, Class<?> type, int tag) {

    @Override
    public String toString() {
      return "%s may say %s(%d) to every %s"
          .formatted(role(from), type.getSimpleName(), tag, role(to));
    }
  }

  /** The same with other crashes, or without any if that is null. */
  ProtocolPlan withCrashes(@Nullable CrashPlan others) {
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        fuel,
        steps,
        initial,
        heard,
        forbidden,
        declaresAccess,
        lies,
        bare,
        capacity,
        others);
  }

  /** The same without any crashes. */
  public ProtocolPlan withoutCrashes() {
    return withCrashes(null);
  }

  ProtocolPlan withChannels(Channels others) {
    return new ProtocolPlan(
        others,
        sizes,
        places,
        fuel,
        steps,
        initial,
        heard,
        forbidden,
        declaresAccess,
        lies,
        bare,
        capacity,
        crashes);
  }

  ProtocolPlan withLies(List<LiePlan> others) {
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        fuel,
        steps,
        initial,
        heard,
        forbidden,
        declaresAccess,
        others,
        bare,
        capacity,
        crashes);
  }

  /** The same with channels for so many messages, or without a bound if that is 0. */
  public ProtocolPlan withCapacity(int messages) {
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        fuel,
        steps,
        initial,
        heard,
        forbidden,
        declaresAccess,
        lies,
        bare,
        messages,
        crashes);
  }

  /** Whether spontaneous steps are timeouts. */
  boolean hasTimeouts() {
    return forbidden.tally() % 2 == 0;
  }

  /** Whether members of the first role restart in the first place. */
  boolean hasRestarts() {
    return forbidden.tally() % 4 == 0;
  }

  int processes() {
    return sizes.stream().mapToInt(Integer::intValue).sum();
  }

  ProtocolPlan withSteps(List<StepPlan> others, List<Integer> nowHeard) {
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        fuel,
        others,
        initial,
        nowHeard,
        forbidden,
        declaresAccess,
        lies,
        bare,
        capacity,
        crashes);
  }

  ProtocolPlan withRoles(
      List<Integer> others, List<StepPlan> changed, List<List<Integer>> starts, List<Integer> now) {
    return new ProtocolPlan(
        channels,
        others,
        places,
        fuel,
        changed,
        starts,
        now,
        forbidden,
        declaresAccess,
        lies,
        bare,
        capacity,
        crashes == null ? null : crashes.within(others.size()));
  }

  ProtocolPlan withInitial(List<List<Integer>> others) {
    return withRoles(sizes, steps, others, heard);
  }

  ProtocolPlan withFuel(int less) {
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        less,
        steps,
        initial,
        heard,
        forbidden,
        declaresAccess,
        lies,
        bare,
        capacity,
        crashes);
  }

  ProtocolPlan withAnyAccess() {
    return new ProtocolPlan(
        channels, sizes, places, fuel, steps, initial, heard, forbidden, false, lies, bare,
        capacity, crashes);
  }

  ProtocolPlan withRecords() {
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        fuel,
        steps,
        initial,
        heard,
        forbidden,
        declaresAccess,
        lies,
        false,
        capacity,
        crashes);
  }

  @Override
  public Stream<ProtocolPlan> smaller() {
    return SmallerProtocols.of(this);
  }

  /** The name of a role. */
  static String role(int number) {
    return String.valueOf((char) ('a' + number));
  }

  @Override
  public String toString() {
    List<String> roles = new ArrayList<>();
    for (int role = 0; role < sizes.size(); role++) {
      roles.add("%d %s".formatted(sizes.get(role), role(role)));
    }
    StringBuilder text = new StringBuilder();
    text.append(
        "%s channels%s, roles of %s, %d places, initially in %s%s%s"
            .formatted(
                channels,
                capacity == 0 ? "" : " for " + capacity,
                String.join(", ", roles),
                places,
                initial,
                fuel == 0 ? "" : ", fuel " + fuel,
                (declaresAccess ? ", declaring access" : "")
                    + (bare ? ", bare messages" : "")
                    + (hasTimeouts() ? ", with timeouts" : "")
                    + (hasRestarts() ? ", a restarts" : "")));
    for (int number = 0; number < steps.size(); number++) {
      text.append("\ns%d: %s".formatted(number, steps.get(number)));
      text.append(heard.contains(number) ? " (heard by the monitor)" : "");
    }
    lies.forEach(lie -> text.append("\n").append(lie));
    text.append(crashes == null ? "" : "\n" + crashes);
    return text.append("\nforbidden: ").append(forbidden).toString();
  }
}

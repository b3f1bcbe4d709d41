package io.mazurka.protocols.random;

import java.util.List;
import java.util.Set;

/**
 * A step of a random protocol as data.
 *
 * @param role the number of the role that takes it
 * @param quorum how many messages it consumes
 * @param type the type of these messages
 * @param senders the numbers of the roles they may come from
 * @param places the places it can be taken in
 * @param tags what it demands of the tags of the messages
 * @param outcomes what may happen, at least one
 */
record StepPlan(
    int role,
    int quorum,
    Class<? extends Record> type,
    List<Integer> senders,
    Set<Integer> places,
    Tags tags,
    List<OutcomePlan> outcomes) {

  /** A condition on the tags of the consumed messages. */
  enum Tags {
    ANY,
    ALL_ZERO,
    EQUAL
  }

  /**
   * An outcome.
   *
   * @param place where the process goes
   * @param addTag whether the tag of the first message is added to that
   * @param sends what it sends, in order
   */
  record OutcomePlan(int place, boolean addTag, List<SendPlan> sends) {

    @Override
    public String toString() {
      return "to %d%s sending %s".formatted(place, addTag ? " + tag" : "", sends);
    }
  }

  /** Where a message goes. */
  enum Target {
    /** Every member of a role, except the sender. */
    ROLE,
    /** One member of a role that the sender does not belong to. */
    MEMBER,
    /** The senders of what was consumed. */
    REPLY
  }

  /**
   * A send.
   *
   * @param role the number of the role it goes to, unless it is a reply
   * @param member the number of the member there, if it goes to one
   * @param tag the tag of the message
   * @param copyTag whether the tag of the first consumed message is sent instead
   */
  record SendPlan(
      Target target, int role, int member, Class<? extends Record> type, int tag, boolean copyTag) {

    @Override
    public String toString() {
      String recipient =
          switch (target) {
            case ROLE -> "role " + role;
            case MEMBER -> "member " + member + " of role " + role;
            case REPLY -> "the senders";
          };
      return "%s(%s) to %s".formatted(type.getSimpleName(), copyTag ? "tag" : tag, recipient);
    }
  }

  @Override
  public String toString() {
    String consumed =
        quorum == 0
            ? "nothing"
            : "%d %s from roles %s, tags %s".formatted(quorum, type.getSimpleName(), senders, tags);
    return "role %d in places %s, consuming %s: %s".formatted(role, places, consumed, outcomes);
  }

  /** The most messages that an outcome sends, in a protocol with roles of these sizes. */
  int mostSends(List<Integer> sizes) {
    return outcomes.stream().mapToInt(outcome -> sends(outcome, sizes)).max().orElse(0);
  }

  private int sends(OutcomePlan outcome, List<Integer> sizes) {
    return outcome.sends().stream()
        .mapToInt(
            send ->
                switch (send.target()) {
                  case ROLE -> sizes.get(send.role()) - (send.role() == role ? 1 : 0);
                  case MEMBER -> 1;
                  case REPLY -> quorum;
                })
        .sum();
  }
}

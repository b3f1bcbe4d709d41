package io.mazurka.protocols.random;

import io.mazurka.testkit.Cuts;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A step of a random protocol as data.
 *
 * @param role the number of the role that takes it
 * @param quorum from how many senders it consumes messages
 * @param gathering whether it consumes from exactly as many
 * @param type the type of these messages
 * @param senders the numbers of the roles they may come from
 * @param places the places it can be taken in
 * @param tags what it demands of the tags of the messages
 * @param outcomes what may happen, at least one
 */
record StepPlan(
    int role,
    int quorum,
    Gathering gathering,
    Class<? extends Record> type,
    List<Integer> senders,
    Set<Integer> places,
    Tags tags,
    List<OutcomePlan> outcomes) {

  /** How many messages of how many senders a step consumes. */
  enum Gathering {
    EXACTLY,
    AT_LEAST,
    ALL_SO_FAR
  }

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

    Stream<OutcomePlan> smaller() {
      return Stream.of(
              Cuts.of(sends).map(fewer -> new OutcomePlan(place, addTag, fewer)),
              Cuts.inside(sends, SendPlan::smaller)
                  .map(others -> new OutcomePlan(place, addTag, others)),
              Stream.of(new OutcomePlan(place, false, sends)).filter(plain -> addTag),
              Cuts.of(place, 0).map(lower -> new OutcomePlan(lower, addTag, sends)))
          .flatMap(plans -> plans);
    }

    @Override
    public String toString() {
      String sending = sends.isEmpty() ? "" : " sending " + join(sends, " and ");
      return "goes to %d%s%s".formatted(place, addTag ? " + tag" : "", sending);
    }
  }

  /** Where a message goes. */
  enum Target {
    /** Every member of a role, except the sender. */
    ROLE,
    /** One member of a role that the sender does not belong to. */
    MEMBER,
    /** The senders of what was consumed. */
    REPLY,
    /** The member of the sender's own role after it, unless it is alone. */
    NEXT,
    /** The member of the sender's own role before it, unless it is alone. */
    PREVIOUS,
    /** The peer that the step is about, a member of a role; the step is one for each. */
    PEER
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

    /** The same message with a plainer tag. */
    Stream<SendPlan> smaller() {
      return Stream.of(
              new SendPlan(target, role, member, type, tag, false),
              new SendPlan(target, role, member, type, 0, copyTag))
          .filter(plainer -> !plainer.equals(this));
    }

    /** The same message to another target. */
    SendPlan to(Target other, int itsRole) {
      return new SendPlan(other, itsRole, member, type, tag, copyTag);
    }

    /** The same message to another role, or to another member of it. */
    SendPlan to(int otherRole, int otherMember) {
      return new SendPlan(target, otherRole, otherMember, type, tag, copyTag);
    }

    @Override
    public String toString() {
      String recipient =
          switch (target) {
            case ROLE -> "every " + ProtocolPlan.role(role);
            case MEMBER -> ProtocolPlan.role(role) + member;
            case REPLY -> "the senders";
            case NEXT, PREVIOUS -> "the %s %s".formatted(target, ProtocolPlan.role(role));
            case PEER -> "each %s on its own".formatted(ProtocolPlan.role(role));
          };
      return "%s(%s) to %s".formatted(type.getSimpleName(), copyTag ? "tag" : tag, recipient);
    }
  }

  @Override
  public String toString() {
    String consumed =
        quorum == 0
            ? ""
            : " consumes %s%d %s from %s%s,"
                .formatted(
                    switch (gathering) {
                      case EXACTLY -> "";
                      case AT_LEAST -> "at least ";
                      case ALL_SO_FAR -> "all so far and at least ";
                    },
                    quorum,
                    type == Record.class ? "of any type" : type.getSimpleName(),
                    join(senders.stream().map(ProtocolPlan::role).toList(), " or "),
                    tags == Tags.ANY ? "" : " with tags " + tags);
    return "%s in %s%s %s"
        .formatted(ProtocolPlan.role(role), places, consumed, join(outcomes, " or "));
  }

  private static String join(List<?> parts, String word) {
    return parts.stream().map(Object::toString).collect(Collectors.joining(word));
  }

  /** The number of the role that the step is about one member of at a time, if it is. */
  OptionalInt peers() {
    return outcomes.stream()
        .flatMap(outcome -> outcome.sends().stream())
        .filter(send -> send.target() == Target.PEER)
        .mapToInt(SendPlan::role)
        .findFirst();
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
                  case MEMBER, NEXT, PREVIOUS, PEER -> 1;
                  case REPLY -> quorum;
                })
        .sum();
  }

  /** The step with one thing less, in the same role. */
  Stream<StepPlan> smaller() {
    return Stream.of(
            Cuts.of(outcomes, 1).map(this::withOutcomes),
            Cuts.inside(outcomes, OutcomePlan::smaller).map(this::withOutcomes),
            Cuts.of(quorum, quorum > 0 ? 1 : 0).map(this::withQuorum),
            Stream.of(Gathering.EXACTLY, Gathering.AT_LEAST)
                .filter(simpler -> simpler.compareTo(gathering) < 0)
                .map(this::withGathering),
            Cuts.of(senders, 1).map(this::withSenders),
            Cuts.of(places.stream().sorted().toList(), 1).map(Set::copyOf).map(this::withPlaces),
            Stream.of(Tags.ANY).filter(any -> tags != any).map(this::withTags))
        .flatMap(plans -> plans);
  }

  private StepPlan withOutcomes(List<OutcomePlan> others) {
    return new StepPlan(role, quorum, gathering, type, senders, places, tags, others);
  }

  /** The step with another way to gather messages. */
  StepPlan withGathering(Gathering other) {
    return new StepPlan(role, quorum, other, type, senders, places, tags, outcomes);
  }

  StepPlan withQuorum(int less) {
    return new StepPlan(role, less, gathering, type, senders, places, tags, outcomes);
  }

  StepPlan withSenders(List<Integer> fewer) {
    return new StepPlan(role, quorum, gathering, type, fewer, places, tags, outcomes);
  }

  StepPlan withPlaces(Set<Integer> fewer) {
    return new StepPlan(role, quorum, gathering, type, senders, fewer, tags, outcomes);
  }

  StepPlan withTags(Tags others) {
    return new StepPlan(role, quorum, gathering, type, senders, places, others, outcomes);
  }

  /** The step with other numbers for roles, and sends to some members left out or changed. */
  StepPlan renumbered(IntUnaryOperator roles, Function<SendPlan, Stream<SendPlan>> sends) {
    return new StepPlan(
        roles.applyAsInt(role),
        quorum,
        gathering,
        type,
        senders.stream().map(roles::applyAsInt).filter(sender -> sender >= 0).toList(),
        places,
        tags,
        outcomes.stream()
            .map(
                outcome ->
                    new OutcomePlan(
                        outcome.place(),
                        outcome.addTag(),
                        outcome.sends().stream().flatMap(sends).toList()))
            .toList());
  }
}

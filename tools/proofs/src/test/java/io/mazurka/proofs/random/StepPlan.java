package io.mazurka.proofs.random;

import io.mazurka.testkit.Cuts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A step of a random protocol.
 *
 * @param role whose step it is
 * @param from in which place it can be taken
 * @param consumed the tag of the message it consumes; none if negative
 * @param to which place it leads to
 * @param sent the tags of messages that it sends to all others of a role, one after the other
 * @param recipient that role
 * @param fails whether it throws if the process has no fuel left
 * @param choice whether it may also do nothing
 * @param sweeps whether it consumes all messages so far, if they have that tag
 */
public record StepPlan(
    int role,
    int from,
    int consumed,
    int to,
    List<Integer> sent,
    int recipient,
    boolean fails,
    boolean choice,
    boolean sweeps) {

  /** Whether it needs fuel: who sends more than it consumes would fill channels without end. */
  boolean burns() {
    return sent.size() > (consumed < 0 ? 0 : 1);
  }

  /** Whether it sends two equal messages. */
  boolean repeats() {
    return sent.stream().distinct().count() < sent.size();
  }

  Stream<StepPlan> smaller() {
    List<StepPlan> less = new ArrayList<>();
    Cuts.of(sent).forEach(fewer -> less.add(with(fewer, fails, choice, sweeps)));
    if (fails) {
      less.add(with(sent, false, choice, sweeps));
    }
    if (choice) {
      less.add(with(sent, fails, false, sweeps));
    }
    if (sweeps) {
      less.add(with(sent, fails, choice, false));
    }
    return less.stream();
  }

  /** The same step, which consumes all messages so far. */
  StepPlan sweeping() {
    return with(sent, fails, choice, true);
  }

  private StepPlan with(List<Integer> others, boolean failing, boolean choosing, boolean sweeping) {
    return new StepPlan(role, from, consumed, to, others, recipient, failing, choosing, sweeping);
  }

  @Override
  public String toString() {
    return "role %d in %d%s goes to %d%s%s%s"
        .formatted(
            role,
            from,
            consumed < 0 ? "" : (sweeps ? " on all " : " on ") + consumed,
            to,
            sent.isEmpty() ? "" : " and sends %s to role %d".formatted(sent, recipient),
            fails ? ", fails without fuel" : "",
            choice ? ", or not" : "");
  }
}

package io.mazurka.protocols.reference;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.reference.Action.Sent;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Crashes and their notices, by definition.
 *
 * @param charge counts a crash if crashes are bounded
 */
record ReferenceCrashes(Protocol protocol, UnaryOperator<GlobalState> charge) {

  /** Whether members of a role crash, perhaps in the middle of a step. */
  boolean mayCrash(Role<?> role, boolean inSteps) {
    return protocol.crashing().stream()
        .anyMatch(some -> some.role() == role && (some.inSteps() || !inSteps));
  }

  /** The state in which monitors of crashes have heard of one in the middle of a step. */
  private GlobalState heard(GlobalState before, ProcessId process, Role<?> role) {
    GlobalState after = before;
    Object local = before.locals().get(process);
    for (Monitor<?> monitor : protocol.monitors()) {
      for (Map.Entry<StepDefinition, Monitor.ErasedListener> one : monitor.listeners().entrySet()) {
        if (one.getKey().crashes() && one.getKey().role() == role) {
          Object state = after.monitors().get(monitor);
          after = after.withMonitor(monitor, one.getValue().hear(state, process, local, local));
        }
      }
    }
    return after;
  }

  /** The same crash, noticed by everybody with a step for it; a crash counts once. */
  Action noticed(Action crash, Role<?> role) {
    GlobalState after = crash.target();
    List<Sent> sent = new ArrayList<>(crash.sent());
    for (Role<?> other : protocol.roles()) {
      boolean detects =
          protocol.steps().stream()
              .anyMatch(
                  step ->
                      step.role() == other
                          && step.messageType() == CrashNotice.class
                          && step.senders().contains(role));
      for (ProcessId member : other.members()) {
        if (detects && !member.equals(crash.process())) {
          Link link = new Link(crash.process(), member);
          Content content = after.pending().getOrDefault(link, Content.empty(protocol.channels()));
          after = after.withPending(link, content.with(new CrashNotice()));
          sent.add(new Sent(member, new CrashNotice()));
        }
      }
    }
    boolean counted = crash.step() != null && crash.step().mishap() == Mishap.CRASH;
    if (!counted) {
      after = heard(after, crash.process(), role);
    }
    return new Action(
        crash.process(),
        crash.step(),
        crash.consumed(),
        sent,
        true,
        true,
        counted ? after : charge.apply(after));
  }

  /** What a crashing step may send: any subset, but nothing behind a gap in a queue. */
  List<List<Sent>> subsets(List<Sent> all) {
    List<BitSet> subsets = new ArrayList<>();
    subsets.add(new BitSet());
    for (int next = 0; next < all.size(); next++) {
      for (BitSet subset : List.copyOf(subsets)) {
        if (protocol.channels() != Channels.FIFO || !hasGapBefore(next, subset, all)) {
          BitSet more = (BitSet) subset.clone();
          more.set(next);
          subsets.add(more);
        }
      }
    }
    return subsets.stream().map(subset -> subset.stream().mapToObj(all::get).toList()).toList();
  }

  private static boolean hasGapBefore(int position, BitSet subset, List<Sent> all) {
    return IntStream.range(0, position)
        .anyMatch(p -> !subset.get(p) && all.get(p).to().equals(all.get(position).to()));
  }

  /** Notices of crashes are only for steps about the process that has crashed. */
  static boolean isOfType(StepDefinition step, ProcessId sender, Object message) {
    boolean notices = step.messageType() == CrashNotice.class;
    return notices == message instanceof CrashNotice
        && step.messageType().isInstance(message)
        && (!notices || step.peer() == null || step.peer().equals(sender));
  }
}

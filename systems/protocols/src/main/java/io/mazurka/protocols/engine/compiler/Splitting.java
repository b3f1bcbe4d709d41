package io.mazurka.protocols.engine.compiler;

import io.mazurka.protocols.engine.views.InboxParts;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Splits the processes of some roles: the local state gets a slot, and so does each channel. A
 * channel gets several slots if many different letters are known to wait in it.
 *
 * @param lies per process, the letters that are always pending
 * @param lettersKnown whether all letters are known already
 */
record Splitting(
    Layout layout,
    List<StepDefinition> steps,
    List<int[]> lies,
    Traffic traffic,
    ViewBudget views,
    boolean lettersKnown) {

  /** Splits the processes; returns notes for the report. */
  List<String> split() {
    Set<String> roles = new LinkedHashSet<>();
    for (ProcessComponent process : layout.processes()) {
      if (views.isSplit(process.process().role())) {
        List<InboxParts.Group> groups = new ArrayList<>();
        for (ProcessComponent sender : layout.processes()) {
          if (maySend(sender, process)) {
            int most =
                lettersKnown && !isWatched(process) ? views.lettersOfASlot() : Integer.MAX_VALUE;
            groups.addAll(process.groups(sender.process().index(), most));
          }
        }
        process.split(groups, layout.processes().size(), traffic != Traffic.M);
        roles.add(process.process().role().name());
      }
    }
    return roles.stream()
        .map("%s split into local state and channels: it has many views"::formatted)
        .toList();
  }

  /** Whether a step of the process wants nothing else in a channel, so that it must see it all. */
  private boolean isWatched(ProcessComponent process) {
    return steps.stream()
        .anyMatch(step -> step.role() == process.process().role() && step.quorum().alone());
  }

  private boolean maySend(ProcessComponent sender, ProcessComponent recipient) {
    Role<?> from = sender.process().role();
    boolean lies =
        Arrays.stream(lies().get(recipient.process().index()))
            .anyMatch(letter -> recipient.letters().sender(letter) == sender.process().index());
    return !sender.equals(recipient)
        && (lies
            || steps.stream()
                .anyMatch(
                    step ->
                        step.isOf(from, sender.process().id())
                            && step.sends().stream()
                                .anyMatch(sent -> sent.to() == recipient.process().role())));
  }
}

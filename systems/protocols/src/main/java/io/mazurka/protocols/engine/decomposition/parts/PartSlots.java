package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.protocols.engine.symmetry.elements.SlotViews;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.LocalComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** How the values of the slots of processes are divided among the slots of their parts. */
final class PartSlots {

  private final Layout whole;
  private final Layout apart;
  private final PartProcesses parts;
  private final List<PartLocals> locals;
  private final PartLetters letters;
  private final SlotViews views;
  private final SlotViews pieces;
  private final List<Component> components;

  /**
   * @param locals by process, the local states of its parts
   */
  PartSlots(
      Layout whole,
      Layout apart,
      PartProcesses parts,
      List<PartLocals> locals,
      PartLetters letters) {
    this.whole = whole;
    this.apart = apart;
    this.parts = parts;
    this.locals = locals;
    this.letters = letters;
    this.views = new SlotViews(whole);
    this.pieces = new SlotViews(apart);
    this.components = apart.components();
  }

  /** All slots, in order. */
  List<SlotParts> all() {
    List<SlotParts> all = new ArrayList<>();
    for (ProcessComponent process : whole.processes()) {
      all.add(slot(all.size(), process, parts.indices(process.process().index())));
    }
    for (int budget = 0; budget < whole.budgets().size(); budget++) {
      List<Integer> same = List.of(apart.firstBudget() + budget);
      all.add(new SlotParts(same, value -> new int[] {value}, values -> values[0]));
    }
    for (ProcessComponent process : whole.processes()) {
      if (process.isSplit()) {
        ChannelGroups groups = new ChannelGroups(process, parts, letters);
        for (int channel = 0; channel < process.parts().channels().size(); channel++) {
          all.add(slot(all.size(), process, groups.slots(channel, apart)));
        }
      }
    }
    return all;
  }

  private SlotParts slot(int slot, ProcessComponent process, List<Integer> targets) {
    return new SlotParts(
        targets,
        value ->
            targets.stream()
                .mapToInt(target -> piece(process, views.view(slot, value), target))
                .toArray(),
        values -> {
          List<View> all = new ArrayList<>();
          for (int index = 0; index < values.length; index++) {
            all.add(pieces.view(targets.get(index), values[index]));
          }
          return join(process, slot, targets, all);
        });
  }

  /** The value in a slot of a part of what a view of a process says of that part. */
  private int piece(ProcessComponent process, View view, int target) {
    if (view.crashed() || view.delivered().length > 0) {
      throw new IllegalStateException("such processes are not taken apart");
    }
    int index = process.process().index();
    int part = pieces.process(target);
    ProcessComponent to = apart.processes().get(part);
    Component at = components.get(target);
    int own = part - parts.index(index, 0);
    int local =
        view.local() == SlotViews.ELSEWHERE
            ? SlotViews.ELSEWHERE
            : locals.get(index).part(own, view.local());
    if (at instanceof LocalComponent stances) {
      return stances.number(local, false);
    }
    IntPredicate isHere =
        at instanceof ChannelComponent channel
            ? letter -> to.parts().channels().get(to.parts().of(letter)) == channel
            : letter -> true;
    int[] pending =
        Arrays.stream(view.pending())
            .filter(letter -> letters.recipient(index, letter) == part)
            .map(letter -> letters.part(index, letter))
            .filter(isHere)
            .toArray();
    to.inbox().arrange(pending);
    return at instanceof ChannelComponent channel
        ? channel.number(pending, new int[0])
        : to.intern(new View(local, false, pending, new int[0]));
  }

  /** The value in a slot of a process of what slots of its parts say. */
  private int join(ProcessComponent process, int slot, List<Integer> targets, List<View> all) {
    int index = process.process().index();
    int combination = 0;
    int[] pending = new int[0];
    for (int place = 0; place < all.size(); place++) {
      View view = all.get(place);
      int part = pieces.process(targets.get(place));
      if (view.local() != SlotViews.ELSEWHERE) {
        combination += locals.get(index).weight(part - parts.index(index, 0), view.local());
      }
      pending =
          IntStream.concat(
                  Arrays.stream(pending),
                  Arrays.stream(view.pending()).map(letter -> letters.whole(part, letter)))
              .toArray();
    }
    process.inbox().arrange(pending);
    Component at = whole.components().get(slot);
    if (at instanceof ChannelComponent channel) {
      return channel.number(pending, new int[0]);
    }
    int local = locals.get(index).whole(combination);
    return at instanceof LocalComponent stances
        ? stances.number(local, false)
        : process.intern(new View(local, false, pending, new int[0]));
  }
}

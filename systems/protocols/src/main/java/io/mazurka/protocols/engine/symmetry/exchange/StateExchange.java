package io.mazurka.protocols.engine.symmetry.exchange;

import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.symmetry.elements.SlotViews;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * An exchange of processes in the form of tables, which map each value of each slot. A slot that
 * never mentions one of the processes is not touched. The parts of split inboxes are mapped as a
 * whole if letters that share a slot still share one afterwards, and else letter by letter ({@link
 * SpreadPart}). Shared between workers.
 */
public final class StateExchange {

  private final Exchange exchange;
  private final Layout layout;
  private final SlotViews slots;
  private final LetterExchange letters;

  /** Pairs of slots whose values swap places, and slots whose values are renamed. */
  private final int[] moved;

  private final int[] renamed;

  /** Parts of inboxes that get letters from several parts. */
  private final SpreadPart[] spread;

  /** By slot and value, the image of the value. */
  private final PairMemo images = new PairMemo(this::image);

  /**
   * @param analysis an analysis that knows all local states and letters
   */
  public StateExchange(Exchange exchange, Layout layout, LocalAnalysis analysis) {
    this.exchange = exchange;
    this.layout = layout;
    this.slots = new SlotViews(layout);
    this.letters = new LetterExchange(exchange, layout);
    List<Integer> pairs = new ArrayList<>();
    List<Integer> changed = new ArrayList<>();
    List<SpreadPart> parts = new ArrayList<>();
    for (ProcessComponent process : layout.processes()) {
      int slot = process.process().index();
      if (exchange.process(slot) > slot) {
        pairs.addAll(List.of(slot, exchange.process(slot)));
      } else if (exchange.process(slot) == slot && isRenamed(slot, analysis)) {
        changed.add(slot);
      }
      if (process.isSplit()) {
        letters.exchange(slot, pairs, changed, parts);
      }
    }
    layout.monitors().forEach(monitor -> changed.add(layout.slotOf(monitor)));
    this.moved = pairs.stream().mapToInt(Integer::intValue).toArray();
    this.renamed = changed.stream().mapToInt(Integer::intValue).toArray();
    this.spread = parts.toArray(SpreadPart[]::new);
  }

  /**
   * Whether a value in the slot of a process that is not exchanged mentions an exchanged process.
   */
  private boolean isRenamed(int process, LocalAnalysis analysis) {
    return !analysis.graphs().get(process).locals().stream()
            .allMatch(local -> exchange.local(process, local) == local)
        || (!layout.processes().get(process).isSplit() && !letters.areKept(process));
  }

  /**
   * Exchanges the processes in {@code state}.
   *
   * @param scratch an array with the length of a state
   */
  public void apply(int[] state, int[] scratch) {
    for (int index = 0; index < spread.length; index++) {
      scratch[index] = spread[index].image(state);
    }
    for (int index = 0; index < spread.length; index++) {
      state[spread[index].slot()] = scratch[index];
    }
    for (int index = 0; index < moved.length; index += 2) {
      int one = moved[index];
      int other = moved[index + 1];
      int image = images.of(one, state[one]);
      state[one] = images.of(other, state[other]);
      state[other] = image;
    }
    for (int slot : renamed) {
      state[slot] = images.of(slot, state[slot]);
    }
  }

  /** Whether the exchange leaves {@code state} as it is. */
  public boolean fixes(int[] state) {
    for (int index = 0; index < moved.length; index += 2) {
      if (images.of(moved[index], state[moved[index]]) != state[moved[index + 1]]) {
        return false;
      }
    }
    for (int slot : renamed) {
      if (images.of(slot, state[slot]) != state[slot]) {
        return false;
      }
    }
    for (SpreadPart part : spread) {
      if (part.image(state) != state[part.slot()]) {
        return false;
      }
    }
    return true;
  }

  /** Whether letters that share a slot may be in different slots after the exchange. */
  public boolean spreads() {
    return spread.length > 0;
  }

  private int image(int slot, int value) {
    int process = slots.process(slot);
    if (process < 0) {
      MonitorComponent at = layout.monitors().get(slot - layout.processes().size());
      return at.intern(Objects.requireNonNull(exchange.value(at.observed(value))));
    }
    ProcessComponent to = layout.processes().get(exchange.process(process));
    View view = slots.view(slot, value);
    if (slot >= layout.mainSlots()) {
      return letters.image(process, view);
    }
    int local = known(exchange.local(process, view.local()));
    return to.isSplit()
        ? to.parts().local().number(local, view.crashed())
        : to.intern(
            new View(
                local,
                view.crashed(),
                letters.of(process, view.pending()),
                letters.of(process, view.delivered())));
  }

  static int known(int number) {
    if (number < 0) {
      throw new IllegalStateException("what an automorphism leads to is part of the analysis");
    }
    return number;
  }
}

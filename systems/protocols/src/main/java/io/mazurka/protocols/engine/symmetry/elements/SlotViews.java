package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.LocalComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import java.util.List;

/**
 * Tells which part of the view of a process the value of a slot holds: all of it or, if the process
 * is split, the local state or one part of its inbox.
 */
public final class SlotViews {

  /** Stands for the local state in a view whose local state is in another slot. */
  public static final int ELSEWHERE = -1;

  private final List<Component> components;
  private final int[] processes;
  private final int count;

  public SlotViews(Layout layout) {
    this.components = layout.components();
    this.processes = new int[components.size()];
    for (int slot = 0; slot < processes.length; slot++) {
      boolean owned = slot < layout.processes().size() || slot >= layout.mainSlots();
      processes[slot] = owned ? layout.recipient(slot) : -1;
    }
    this.count = layout.isSplit() ? components.size() : layout.firstBudget();
  }

  /**
   * The number of slots to look at. If no process is split, the budgets in the last slots are left
   * out.
   */
  int count() {
    return count;
  }

  /** The process whose view a slot is part of, or -1. */
  public int process(int slot) {
    return processes[slot];
  }

  /** The part of a view that the value of a slot holds. */
  public View view(int slot, int value) {
    Component component = components.get(slot);
    if (component instanceof ProcessComponent whole) {
      return whole.view(value);
    }
    if (component instanceof ChannelComponent channel) {
      return new View(ELSEWHERE, false, channel.pending(value), channel.delivered(value));
    }
    LocalComponent.Stance stance = ((LocalComponent) component).stance(value);
    return new View(stance.local(), stance.crashed(), new int[0], new int[0]);
  }
}

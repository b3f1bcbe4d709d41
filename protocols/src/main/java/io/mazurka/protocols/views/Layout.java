package io.mazurka.protocols.views;

import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.options.Mishap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What each slot of the state vector holds: the processes in order, then the monitors, then how
 * often that happened which may happen only so many times. The slot of a process has its view or,
 * if it is split, its local state; then its inbox has slots behind all others.
 *
 * @param budgets what the last slots count
 */
public record Layout(
    List<ProcessComponent> processes, List<MonitorComponent> monitors, List<Budget> budgets) {

  public Layout {
    processes = List.copyOf(processes);
    monitors = List.copyOf(monitors);
    budgets = List.copyOf(budgets);
  }

  public int slotOf(MonitorComponent monitor) {
    return processes.size() + monitors.indexOf(monitor);
  }

  public int slotOf(Monitor<?> monitor) {
    for (MonitorComponent component : monitors) {
      if (component.monitor() == monitor) {
        return slotOf(component);
      }
    }
    throw new IllegalArgumentException(monitor.name() + " belongs to another protocol");
  }

  /** The slot of the first budget; the others follow. */
  public int firstBudget() {
    return processes.size() + monitors.size();
  }

  /** The budget that something takes from, as a bit; none if it is not bounded, or null. */
  public int charge(@Nullable Mishap kind) {
    for (int index = 0; index < budgets.size(); index++) {
      if (budgets.get(index).kind() == kind) {
        return 1 << index;
      }
    }
    return 0;
  }

  /** The budgets of which nothing is left in a state, as bits. */
  public int exhausted(int[] state) {
    int bits = 0;
    for (int index = 0; index < budgets.size(); index++) {
      if (state[firstBudget() + index] >= budgets.get(index).most()) {
        bits |= 1 << index;
      }
    }
    return bits;
  }

  /** The number of slots that are not parts of an inbox. */
  public int mainSlots() {
    return firstBudget() + budgets.size();
  }

  /** The slot of the first part of the inbox of a split process; the others follow. */
  public int firstChannel(int process) {
    int slot = mainSlots();
    for (ProcessComponent before : processes.subList(0, process)) {
      slot += before.isSplit() ? before.parts().channels().size() : 0;
    }
    return slot;
  }

  /** The process that letters in a slot are for, or -1. */
  public int recipient(int slot) {
    int recipient = slot < processes.size() ? slot : -1;
    for (ProcessComponent process : processes) {
      int index = process.process().index();
      if (process.isSplit() && slot >= firstChannel(index)) {
        recipient = index;
      }
    }
    return recipient;
  }

  /** Whether a process is split. */
  public boolean isSplit() {
    return processes.stream().anyMatch(ProcessComponent::isSplit);
  }

  /** The components by slot as if no process were split. */
  public List<Component> wholeComponents() {
    List<Component> all = new ArrayList<>(processes);
    all.addAll(monitors);
    budgets.forEach(budget -> all.add(new MishapCount(budget.kind())));
    return List.copyOf(all);
  }

  /** The components by slot. */
  public List<Component> components() {
    List<Component> all = new ArrayList<>(wholeComponents());
    all.replaceAll(
        one ->
            one instanceof ProcessComponent process && process.isSplit()
                ? process.parts().local()
                : one);
    processes.stream()
        .filter(ProcessComponent::isSplit)
        .forEach(process -> all.addAll(process.parts().channels()));
    return List.copyOf(all);
  }
}

package io.mazurka.protocols.engine.views;

import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The slots of the state vector: first the processes, then the monitors, then the counters of
 * bounded mishaps. The slot of a process holds its view. If the process is split, that slot holds
 * its local state, and the parts of its inbox have slots after all others.
 *
 * @param budgets the bounded mishaps, in the order of their counters
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

  /**
   * The budget from which a kind of mishap takes, as a bit; 0 if the kind is null or not bounded.
   */
  public int charge(@Nullable Mishap kind) {
    for (int index = 0; index < budgets.size(); index++) {
      if (budgets.get(index).kind() == kind) {
        return 1 << index;
      }
    }
    return 0;
  }

  /** The budgets from which a step takes, as bits. */
  public int charges(StepDefinition step) {
    return step.mishaps().mapToInt(this::charge).reduce(0, (some, more) -> some | more);
  }

  /** The budgets that are used up in a state, as bits. */
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

  /** The process to which the letters in a slot are sent, or -1 if the slot holds no letters. */
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

  /** Whether some process is split. */
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

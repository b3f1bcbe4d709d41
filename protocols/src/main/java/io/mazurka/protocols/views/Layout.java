package io.mazurka.protocols.views;

import io.mazurka.protocols.Monitor;
import java.util.ArrayList;
import java.util.List;

/**
 * What each slot of the state vector holds: the processes in order, then the monitors, then, if
 * crashes are bounded, their number.
 *
 * @param boundsCrashes whether the last slot counts crashes
 */
public record Layout(
    List<ProcessComponent> processes, List<MonitorComponent> monitors, boolean boundsCrashes) {

  public Layout {
    processes = List.copyOf(processes);
    monitors = List.copyOf(monitors);
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

  /** The slot that counts crashes. */
  public int crashSlot() {
    return processes.size() + monitors.size();
  }

  /** The components by slot. */
  public List<Component> components() {
    List<Component> all = new ArrayList<>(processes);
    all.addAll(monitors);
    if (boundsCrashes) {
      all.add(new CrashBudget());
    }
    return List.copyOf(all);
  }
}

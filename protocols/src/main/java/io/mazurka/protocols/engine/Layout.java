package io.mazurka.protocols.engine;

import io.mazurka.protocols.Monitor;
import java.util.ArrayList;
import java.util.List;

/**
 * What each slot of the state vector holds: the processes in order, then the monitors, then, if
 * crashes are bounded, their number.
 *
 * @param boundsCrashes whether the last slot counts crashes
 */
record Layout(
    List<ProcessComponent> processes, List<MonitorComponent> monitors, boolean boundsCrashes) {

  Layout {
    processes = List.copyOf(processes);
    monitors = List.copyOf(monitors);
  }

  int slotOf(MonitorComponent monitor) {
    return processes.size() + monitors.indexOf(monitor);
  }

  int slotOf(Monitor<?> monitor) {
    for (MonitorComponent component : monitors) {
      if (component.monitor() == monitor) {
        return slotOf(component);
      }
    }
    throw new IllegalArgumentException(monitor.name() + " belongs to another protocol");
  }

  /** The slot that counts crashes. */
  int crashSlot() {
    return processes.size() + monitors.size();
  }

  /** The components by slot. */
  List<Component> components() {
    List<Component> all = new ArrayList<>(processes);
    all.addAll(monitors);
    if (boundsCrashes) {
      all.add(new CrashBudget());
    }
    return List.copyOf(all);
  }
}

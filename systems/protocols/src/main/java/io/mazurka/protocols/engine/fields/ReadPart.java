package io.mazurka.protocols.engine.fields;

import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;

/** A part of a state that a condition reads: the local state of a process, or a monitor's. */
sealed interface ReadPart {

  /** The role or monitor. */
  Observed observed();

  /** A process. */
  record Member(Role<?> role, int index) implements ReadPart {
    @Override
    public Observed observed() {
      return role;
    }

    ProcessId id() {
      return role.members().get(index);
    }

    @Override
    public String toString() {
      return id().toString();
    }
  }

  /** A monitor. */
  record Watcher(Monitor<?> monitor) implements ReadPart {
    @Override
    public Observed observed() {
      return monitor;
    }

    @Override
    public String toString() {
      return monitor.name();
    }
  }

  /** The parts of one state. */
  @FunctionalInterface
  interface Parts {
    Object of(ReadPart part);
  }
}

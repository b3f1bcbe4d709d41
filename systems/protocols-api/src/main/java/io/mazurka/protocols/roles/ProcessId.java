package io.mazurka.protocols.roles;

import io.mazurka.kernel.value.Atom;

/**
 * The identity of a process, to be stored, sent and compared for equality. It has no order and no
 * arithmetic, so that processes of a role stay interchangeable.
 */
@SuppressWarnings("exports")
public final class ProcessId implements Atom {

  private final String name;

  ProcessId(String name) {
    this.name = name;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ProcessId id && name.equals(id.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** The name people see, such as {@code acceptor2}. */
  @Override
  public String toString() {
    return name;
  }
}

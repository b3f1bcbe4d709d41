package io.mazurka.protocols.roles;

/** A part of a protocol that an invariant may read: the members of a role, or a monitor. */
public sealed interface Observed permits Role, Monitor {

  /** The name of the role or monitor. */
  String name();
}

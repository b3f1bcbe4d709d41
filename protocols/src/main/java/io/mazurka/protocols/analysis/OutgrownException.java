package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Role;

/** The members of a role do too much on their own to be looked at; the message says what. */
final class OutgrownException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Role<?> role;

  OutgrownException(String reason, Role<?> role) {
    super(reason);
    this.role = role;
  }

  Role<?> role() {
    return role;
  }
}

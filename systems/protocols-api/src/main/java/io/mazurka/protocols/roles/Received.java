package io.mazurka.protocols.roles;

/** A message with the process that sent it. */
public record Received<M>(ProcessId sender, M message) {}

package io.mazurka.protocols;

/** A message with the process that sent it. */
public record Received<M extends Record>(ProcessId sender, M message) {}

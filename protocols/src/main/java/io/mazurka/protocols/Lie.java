package io.mazurka.protocols;

/**
 * A message that a process may send at any time, again and again: it is always there.
 *
 * @param liar who may send it
 * @param recipient to whom
 */
public record Lie(ProcessId liar, ProcessId recipient, Object message) {}

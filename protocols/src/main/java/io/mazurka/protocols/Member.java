package io.mazurka.protocols;

/**
 * A member of a role, as seen when its initial local state is made.
 *
 * @param id its identity
 * @param number its number within the role, from 1; using it tells the members apart
 */
public record Member(ProcessId id, int number) {}

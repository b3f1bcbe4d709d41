package io.mazurka.protocols.roles;

/**
 * A member of a role, as seen when its initial local state is made.
 *
 * @param id the identity of the member
 * @param number the number of the member within the role, from 1; a state that depends on the
 *     number makes the members distinguishable
 */
public record Member(ProcessId id, int number) {}

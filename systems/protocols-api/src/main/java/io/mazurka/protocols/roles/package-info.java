/**
 * Roles and their steps, with the parts of steps: effects, received messages, quorums, monitors.
 *
 * <p>Read {@link io.mazurka.protocols.roles.Role} first, then {@link
 * io.mazurka.protocols.roles.SpontaneousStep}, with which every declaration of a step begins.
 * Models import this package together with {@code io.mazurka.protocols}, which collects the
 * declarations of roles; the engine depends on this package, too. Nothing here runs a protocol, and
 * nothing here knows the protocol that a role belongs to: a role writes into {@link
 * io.mazurka.protocols.roles.StepDeclarations}.
 */
@NullMarked
package io.mazurka.protocols.roles;

import org.jspecify.annotations.NullMarked;

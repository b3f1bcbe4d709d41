/**
 * Roles, their steps, and what steps are made of: effects, received messages, quorums, monitors.
 *
 * <p>Read {@link io.mazurka.protocols.roles.Role} first, then {@link
 * io.mazurka.protocols.roles.SpontaneousStep}, with which every declaration of a step begins.
 * Models import this package together with {@code io.mazurka.protocols}, which collects what roles
 * declare. Nothing here runs a protocol, and nothing here knows the protocol that a role belongs
 * to: a role writes into {@link io.mazurka.protocols.roles.StepDeclarations}.
 */
@NullMarked
package io.mazurka.protocols.roles;

import org.jspecify.annotations.NullMarked;

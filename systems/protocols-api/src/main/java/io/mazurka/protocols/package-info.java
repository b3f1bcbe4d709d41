/**
 * Message-passing protocols in plain Java: roles, steps, monitors and properties.
 *
 * <p>Read {@link io.mazurka.protocols.Protocol} first, then {@link
 * io.mazurka.protocols.ProtocolBuilder}. Local states and messages are immutable values (records),
 * handlers are pure functions, and nothing is found by the name of a method. The semantics is model
 * M of Bokor (2011): every ordered pair of processes has a channel. A step atomically takes
 * messages from the channels into its process, changes the local state of its process, and adds
 * messages to the channels out of it. Models and the engine may depend on this package, which
 * depends on {@code protocols.roles} and {@code protocols.options}. It contains declarations only;
 * {@code protocols.engine.compiler} makes them run.
 */
@NullMarked
package io.mazurka.protocols;

import org.jspecify.annotations.NullMarked;

/**
 * Message-passing protocols in plain Java: roles, steps, monitors and invariants.
 *
 * <p>Entry type: {@link io.mazurka.protocols.Protocol}. Local states and messages are immutable
 * values (records), handlers are pure functions, and nothing is found by the name of a method. The
 * semantics is model M of Bokor (2011): every ordered pair of processes has a channel, a step takes
 * some messages from the channels into its process, moves it to a new local state and adds messages
 * to the channels out of it, atomically.
 */
@NullMarked
package io.mazurka.protocols;

import org.jspecify.annotations.NullMarked;

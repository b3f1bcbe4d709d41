/**
 * Timers of processes, and local states that hold them.
 *
 * <p>Read {@link io.mazurka.protocols.clocks.Timer} first: what a model starts, stops and waits
 * for. {@link io.mazurka.protocols.clocks.TimedState} is the local state of a process with timers
 * as the engine sees it; a model never does. Roles and the engine depend on this package, which
 * knows neither. What it means that time passes is not here: that is a step of the whole system,
 * made by the engine.
 */
@NullMarked
package io.mazurka.protocols.clocks;

import org.jspecify.annotations.NullMarked;

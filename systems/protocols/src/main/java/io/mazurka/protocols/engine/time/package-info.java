/**
 * Time that passes for all processes of a protocol at once.
 *
 * <p>Read {@link io.mazurka.protocols.engine.time.TimedCursor} first: it stands before the cursor
 * of the processes and takes their units of time together. Programs and relations depend on this
 * package. What a timer is, is not here: that is {@code io.mazurka.protocols.clocks}.
 */
@NullMarked
package io.mazurka.protocols.engine.time;

import org.jspecify.annotations.NullMarked;

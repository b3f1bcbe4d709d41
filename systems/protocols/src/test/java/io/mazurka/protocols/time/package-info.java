/**
 * Tests of timers and of time that passes, against an explorer that knows only their definition.
 */
@NullMarked
package io.mazurka.protocols.time;

import org.jspecify.annotations.NullMarked;

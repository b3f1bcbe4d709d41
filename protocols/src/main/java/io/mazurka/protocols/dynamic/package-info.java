/**
 * Dynamic partial-order reduction where the unit of scheduling is a step, not a process: a process
 * may have several steps to choose from, each of which rules the others out. It knows nothing of
 * messages but which events depend on each other.
 */
@NullMarked
package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.NullMarked;

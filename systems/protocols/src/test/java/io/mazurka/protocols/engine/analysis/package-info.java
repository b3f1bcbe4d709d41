/** Compares local analyses with the full state graphs of random protocols. */
@NullMarked
package io.mazurka.protocols.engine.analysis;

import org.jspecify.annotations.NullMarked;

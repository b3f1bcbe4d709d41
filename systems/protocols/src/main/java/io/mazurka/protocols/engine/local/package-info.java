/**
 * Protocols as tables: the local graphs of the processes, for code that reasons about protocols
 * without running them. Read {@link io.mazurka.protocols.engine.local.LocalTables} first. Any
 * module may depend on this package. The analysis that fills the tables is in {@code
 * protocols.engine.analysis}, and {@code protocols.engine.compiler} starts it.
 */
@NullMarked
package io.mazurka.protocols.engine.local;

import org.jspecify.annotations.NullMarked;

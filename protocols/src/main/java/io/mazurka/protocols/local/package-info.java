/**
 * Protocols as tables: what each process does on its own, for those who reason about protocols
 * without running them. Entry type: {@link io.mazurka.protocols.local.LocalTables}. How the tables
 * are found is not known here.
 */
@NullMarked
package io.mazurka.protocols.local;

import org.jspecify.annotations.NullMarked;

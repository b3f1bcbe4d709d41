/**
 * What every command of the bench needs: tables and drawings, the sections of files they go into,
 * and the machine they were measured on. Entry type: {@link io.mazurka.bench.tables.BenchCommand}.
 */
@NullMarked
package io.mazurka.bench.tables;

import org.jspecify.annotations.NullMarked;

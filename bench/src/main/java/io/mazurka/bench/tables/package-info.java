/**
 * The parts that all commands of the bench share: tables and drawings, the sections of files that
 * contain them, and the description of the machine. Read {@link
 * io.mazurka.bench.tables.BenchCommand} first. All packages of the bench may depend on this one,
 * which depends on none of them. No measurement is here.
 */
@NullMarked
package io.mazurka.bench.tables;

import org.jspecify.annotations.NullMarked;

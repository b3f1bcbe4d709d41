/**
 * Decides temporal properties on the graph of states and steps that a search has explored. Read
 * first: {@link io.mazurka.search.temporal.TemporalCheck}.
 *
 * <p>Checks and the search on a cluster depend on this package. Formulas, automata and the
 * algorithms that decide them on a graph are not here but in the module {@code temporal}.
 */
@NullMarked
package io.mazurka.search.temporal;

import org.jspecify.annotations.NullMarked;

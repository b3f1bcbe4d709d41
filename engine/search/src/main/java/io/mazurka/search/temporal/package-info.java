/**
 * Temporal properties decided on what a search has explored: the graph of its states is made again,
 * with numbers for states, and each formula is decided on it. Entry type: {@link
 * io.mazurka.search.temporal.TemporalCheck}.
 */
@NullMarked
package io.mazurka.search.temporal;

import org.jspecify.annotations.NullMarked;

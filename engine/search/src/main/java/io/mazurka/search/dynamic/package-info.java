/**
 * What a search keeps that makes stubborn sets smaller by what it sees: states by number, the
 * explored steps, and what may happen after each state. Read first: {@link
 * io.mazurka.search.dynamic.Summaries}. The sets themselves are chosen in {@code kernel.reduction};
 * the search is in the package above, which alone depends on this one.
 */
@NullMarked
package io.mazurka.search.dynamic;

import org.jspecify.annotations.NullMarked;

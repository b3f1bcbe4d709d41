/**
 * Decides formulas of branching time by labelling the states of a graph. Read {@link
 * io.mazurka.temporal.branching.BranchingCheck} first. Checkers may depend on this package.
 * Fairness is not supported here.
 */
@NullMarked
package io.mazurka.temporal.branching;

import org.jspecify.annotations.NullMarked;

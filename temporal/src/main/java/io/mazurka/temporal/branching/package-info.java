/**
 * Formulas of branching time decided by labelling the states of a graph. Entry type: {@link
 * io.mazurka.temporal.branching.BranchingCheck}. Fairness is not known here.
 */
@NullMarked
package io.mazurka.temporal.branching;

import org.jspecify.annotations.NullMarked;

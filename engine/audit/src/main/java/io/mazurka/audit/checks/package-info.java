/**
 * The single checks of an audit, one in each class, on the graph of all states. They check the
 * claims that a reduction relies on, and whether its searches have the same results as the full
 * search. Read first: {@link io.mazurka.audit.checks.RunningCheck} and, as an example, {@link
 * io.mazurka.audit.checks.CycleCheck}.
 *
 * <p>The package audit depends on this one; results are in {@code audit.outcome}. Which checks an
 * audit makes is not decided here.
 */
@NullMarked
package io.mazurka.audit.checks;

import org.jspecify.annotations.NullMarked;

/**
 * The single checks of an audit, one in each class, on the graph of all states. They check the
 * claims that a reduction relies on, and whether its searches have the same results as the full
 * search. Read first: {@link io.mazurka.audit.checks.RunningCheck} and, as an example, {@link
 * io.mazurka.audit.checks.CycleCheck}.
 *
 * <p>The package {@code audit} depends on this package, and commands that show the results use
 * {@link io.mazurka.audit.checks.AuditCheck}. Which checks an audit makes is not decided here but
 * in {@code audit}.
 */
@NullMarked
package io.mazurka.audit.checks;

import org.jspecify.annotations.NullMarked;

/**
 * The checks of an audit, one a class, on the graph of all states: what a reduction relies on, and
 * whether its searches find what the full one does. Read first: {@link
 * io.mazurka.audit.checks.RunningCheck} and, as an example, {@link
 * io.mazurka.audit.checks.CycleCheck}.
 *
 * <p>The package audit depends on this one; results are in {@code audit.outcome}. Which checks an
 * audit makes is not decided here.
 */
@NullMarked
package io.mazurka.audit.checks;

import org.jspecify.annotations.NullMarked;

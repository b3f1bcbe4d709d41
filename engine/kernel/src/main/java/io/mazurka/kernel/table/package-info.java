/**
 * Tables that only grow and that several workers read without a lock: things with numbers, and
 * functions on numbers that are computed once and looked up from then on.
 *
 * <p>Entry types: {@link io.mazurka.kernel.table.AppendOnlyTable}, which gives distinct things
 * numbers, and {@link io.mazurka.kernel.table.NumberMemo}, {@link
 * io.mazurka.kernel.table.PairMemo}, {@link io.mazurka.kernel.table.LongMemo}, {@link
 * io.mazurka.kernel.table.ObjectMemo} and {@link io.mazurka.kernel.table.KeyMemo}, which remember.
 * Whatever a worker shares with others and fills as it goes is one of these. Anyone may depend on
 * this package; it sees no other one. Sets of visited states are not here: they are in {@code
 * store}.
 *
 * <h2>Why a look-up needs no lock</h2>
 *
 * Elements are written in <em>release</em> mode and read in <em>acquire</em> mode, and so is the
 * array that they are in (as a volatile field) when a table outgrows the one before. So whoever
 * reads an element that is known sees all that was done before it became known, whatever the
 * element is: a number, a reference, or a number of something in another table. The modes are those
 * of {@link java.lang.invoke.VarHandle} (Lea, "Using JDK 9 Memory Order Modes", 2018). On
 * processors that keep loads and stores in order, such as x86, they cost nothing.
 *
 * <p>A new array holds zeros, whoever looks at it, and zero stands for "not known". Elements are
 * written under the lock of their table, which also guards its growth; an element never changes
 * again. A reader who finds nothing because its array is out of date comes to the lock, and finds
 * it there.
 *
 * <h2>Why nobody waits for ever</h2>
 *
 * A function is called without the lock, so it may use any other table; under the lock nothing is
 * called but {@code equals} and {@code hashCode} of things. If two workers compute the same at the
 * same time, the first result is kept and both get it. So a function may be called more than once
 * for the same argument, and its results must be equal then.
 */
@NullMarked
package io.mazurka.kernel.table;

import org.jspecify.annotations.NullMarked;

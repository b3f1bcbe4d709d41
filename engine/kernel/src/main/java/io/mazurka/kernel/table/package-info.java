/**
 * Tables that only grow and that several workers read without a lock: tables that number things,
 * and tables of functions whose results are computed once and then looked up.
 *
 * <p>Read first: {@link io.mazurka.kernel.table.AppendOnlyTable}, which numbers distinct things,
 * and {@link io.mazurka.kernel.table.NumberMemo}, {@link io.mazurka.kernel.table.PairMemo}, {@link
 * io.mazurka.kernel.table.LongMemo}, {@link io.mazurka.kernel.table.ObjectMemo} and {@link
 * io.mazurka.kernel.table.KeyMemo}, which remember results. All data that workers share and fill
 * during a search, apart from visited states, are in such tables. All modules may depend on this
 * package; it depends on no other. Sets of visited states are not here but in {@code search.store}.
 *
 * <h2>Why a look-up needs no lock</h2>
 *
 * Elements are written in <em>release</em> mode and read in <em>acquire</em> mode, and so is the
 * array that they are in (as a volatile field) when a table outgrows the one before. So a worker
 * that reads a known element sees everything that was done before the element became known, whether
 * it is a number, a reference, or the number of a thing in another table. The modes are those of
 * {@link java.lang.invoke.VarHandle} (Lea, "Using JDK 9 Memory Order Modes", 2018). On processors
 * that keep loads and stores in order, such as x86, they cost nothing.
 *
 * <p>Every worker sees zeros in a new array, and zero stands for "not known". Elements are written
 * under the lock of their table, which also guards its growth; an element never changes again. A
 * reader that finds nothing because its array is out of date takes the lock and finds the element
 * then.
 *
 * <h2>Why there is no deadlock</h2>
 *
 * A function is called without the lock, so it may use any other table; under the lock only {@code
 * equals} and {@code hashCode} of things are called. If two workers compute the same result at the
 * same time, the first one is kept and both get it. So a function may be called more than once for
 * the same argument, and its results must be equal then.
 */
@NullMarked
package io.mazurka.kernel.table;

import org.jspecify.annotations.NullMarked;

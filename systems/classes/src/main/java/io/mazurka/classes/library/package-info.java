/**
 * Models of {@code java.util.concurrent}: each operation is one event.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.Models}, which lists the classes that have a
 * model, the classes that need none, and the classes that are refused, with advice.
 *
 * <h2>How a model is written</h2>
 *
 * A model is a subclass of the class it stands for, so that the code under test, and any code that
 * it calls, can use the model in place of the class. {@code new ReentrantLock()} in the code under
 * test makes a {@code ReentrantLockModel}, because {@code Models} lists this class; a model needs
 * the same public constructors. Methods that are final in the superclass cannot be modelled this
 * way: their calls are redirected (see {@code Redirects} in {@code instrument.facts}) or refused.
 *
 * <p>{@link io.mazurka.classes.library.locks.ReentrantLockModel} is the first to read. There are
 * two ways:
 *
 * <ul>
 *   <li><em>Things that make threads wait</em> have their state as an immutable value in a {@link
 *       io.mazurka.classes.runtime.Shared}. An operation is {@code shared.perform(kind, order,
 *       verb, effect)}. The effect is a <em>pure</em> function of the state and the number of the
 *       thread: it returns the next state and the result, as a write or a read, or null if the
 *       thread has to wait. It is called many times, also with earlier states, to find out the
 *       result of another order; so it must not change anything. The kind says whether the
 *       operation may wait and whether it writes: {@code PLAIN} if it never waits and always is a
 *       write, or always a read; {@code TRYING} if it never waits and the state decides which;
 *       {@code BLOCKING} if it may wait and writes; {@code AWAITING} if it may wait and reads. A
 *       question whose answer only the thread itself can change, such as whether it holds a lock,
 *       needs no event.
 *   <li><em>Things that never make threads wait</em>, such as collections, call {@code
 *       shared.read(verb)} or {@code shared.write(verb)} and then the superclass: until its next
 *       event the thread is alone. The state of the {@code Shared} is then a constant. A method
 *       that may write counts as a write. Code of the user that the superclass calls back
 *       (comparators, functions) must be called outside, or the lock inside the superclass would be
 *       held across events.
 * </ul>
 *
 * Operations that an interrupt may end use {@code shared.await} if an earlier interrupt takes
 * effect at once; {@code awaitLasting} if an earlier interrupt has no effect when there is no need
 * to wait; and {@code resume} for the second of two operations, the first of which has made the
 * waiting visible to other threads. Blocking queues share {@link
 * io.mazurka.classes.library.queues.QueueModel}; classes that call it are generated.
 *
 * <p>The order is the effect in the memory model, for data races: {@code ACQUIRE} if the operation
 * is ordered after releases of other threads, {@code RELEASE} if acquires of other threads are
 * ordered after it, {@code BOTH} for both. Threads of a model's own, such as those of executors,
 * are made by {@code ThreadCalls.start(name, code)} and end when they have nothing to do; no such
 * thread may wait for ever.
 *
 * <p>{@code instrument}, {@code instrument.facts}, {@code foreign} and {@code library.collections}
 * depend on this package. Models use {@code calls}, {@code runtime} and {@code memory}; how classes
 * are rewritten is not known here.
 */
@NullMarked
package io.mazurka.classes.library;

import org.jspecify.annotations.NullMarked;

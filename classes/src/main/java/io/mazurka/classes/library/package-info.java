/**
 * Models of {@code java.util.concurrent}: each operation is one event.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.Models}, which says what has a model, what needs
 * none and what is refused, by name and with a remedy.
 *
 * <h2>How a model is written</h2>
 *
 * A model is a subclass of the class it stands for, so that the code under test and whoever it
 * calls use it without knowing. {@code new ReentrantLock()} in the code under test makes a {@code
 * ReentrantLockModel}, because that is listed in {@code Models}; it needs the same public
 * constructors. Methods that are final in the superclass cannot be modelled this way: their calls
 * are redirected (see {@code Redirects} in {@code instrument}) or refused.
 *
 * <p>{@link io.mazurka.classes.library.ReentrantLockModel} is the first to read. There are two
 * ways:
 *
 * <ul>
 *   <li><em>Things that make threads wait</em> have their state as an immutable value in a {@link
 *       io.mazurka.classes.runtime.Shared}. An operation is {@code shared.perform(kind, order,
 *       verb, effect)}. The effect is a <em>pure</em> function of the state and the number of the
 *       thread: it returns the next state and the result, as a write or a read, or null if the
 *       thread has to wait. It is called many times, also with earlier states, to find out what
 *       would have happened in another order; so it must not change anything. The kind says how it
 *       may turn out: {@code PLAIN} if it never waits and always is a write, or always a read;
 *       {@code TRYING} if it never waits and the state decides which; {@code BLOCKING} if it may
 *       wait and writes; {@code AWAITING} if it may wait and reads. What only the thread itself
 *       could have changed, such as whether it holds a lock, needs no event.
 *   <li><em>Things that never make threads wait</em>, such as collections, call {@code
 *       shared.read(verb)} or {@code shared.write(verb)} and then the superclass: until its next
 *       event the thread is alone. The state of the {@code Shared} is then a constant. A method
 *       that may write counts as a write. Code of the user that the superclass calls back
 *       (comparators, functions) must be called outside, or the lock inside the superclass would be
 *       held across events.
 * </ul>
 *
 * What an interrupt may end is {@code shared.await} if an interrupt before counts at once, {@code
 * awaitLasting} if it does not where there is no need to wait, and {@code resume} for the second of
 * two operations, the first of which told others that the thread waits. Blocking queues share
 * {@link io.mazurka.classes.library.QueueModel}; classes that call it are generated.
 *
 * <p>The order tells the memory model, for data races: {@code ACQUIRE} what learns of others,
 * {@code RELEASE} what others learn of, {@code BOTH} what does both. Threads of a model's own, such
 * as those of executors, are made by {@code ThreadCalls.start(name, code)} and end when they have
 * nothing to do; nothing may be left that waits for ever.
 *
 * <p>Models see {@code runtime} and nothing else of this module.
 */
@NullMarked
package io.mazurka.classes.library;

import org.jspecify.annotations.NullMarked;

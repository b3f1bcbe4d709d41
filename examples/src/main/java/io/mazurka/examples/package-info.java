/**
 * Small protocols to learn from, each with a bug to find. The numbers are the order to read them
 * in:
 *
 * <ol>
 *   <li>{@link io.mazurka.examples.Election}: roles, steps and quorums.
 *   <li>{@link io.mazurka.examples.LockServer}: senders and the identities of processes.
 *   <li>{@link io.mazurka.examples.TwoPhaseCommit}: choices, several initial states, and an
 *       invariant that explains itself.
 *   <li>{@link io.mazurka.examples.Failover}: channels that keep the order of messages.
 *   <li>{@link io.mazurka.examples.AtMostOnce}: a monitor.
 *   <li>{@link io.mazurka.examples.UncheckedVotes}: crashes that have nothing to do with the bug.
 *   <li>{@link io.mazurka.examples.ForgottenVote}: elections of Raft.
 * </ol>
 *
 * <p>Nothing depends on this package. The documentation quotes it.
 */
@NullMarked
package io.mazurka.examples;

import org.jspecify.annotations.NullMarked;

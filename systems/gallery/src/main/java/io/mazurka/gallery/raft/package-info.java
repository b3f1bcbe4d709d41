/**
 * Raft as a user would write it: states are records with lists, sets and maps.
 *
 * <p>Read {@link io.mazurka.gallery.raft.Raft} first, the model and its messages. {@link
 * io.mazurka.gallery.raft.Server} is the state of a server, and {@link
 * io.mazurka.gallery.raft.RaftRules} contains the steps and the properties. Only tests and
 * benchmarks may depend on this package. Nothing else is in it.
 */
@NullMarked
package io.mazurka.gallery.raft;

import org.jspecify.annotations.NullMarked;

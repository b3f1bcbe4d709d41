/**
 * Raft as a user would write it: states that are records with lists, sets and maps.
 *
 * <p>Entry type: {@link io.mazurka.gallery.raft.Raft}, the model and its messages. {@link
 * io.mazurka.gallery.raft.Server} is the state of a server, {@link
 * io.mazurka.gallery.raft.RaftRules} what servers do and what must hold.
 */
@NullMarked
package io.mazurka.gallery.raft;

import org.jspecify.annotations.NullMarked;

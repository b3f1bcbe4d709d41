/**
 * The systems measured in the literature that Mazurka builds on; {@code mazurka list} shows their
 * names. Read {@link io.mazurka.gallery.Paxos} first: each model is one file that a newcomer can
 * learn from. Tests pin the numbers of states. Tests, examples and benchmarks may depend on this
 * package. Circuits, programs over shared variables, Raft and thread programs are in its
 * subpackages.
 */
@NullMarked
package io.mazurka.gallery;

import org.jspecify.annotations.NullMarked;

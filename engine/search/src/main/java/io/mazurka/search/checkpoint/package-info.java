/**
 * Searches that outlive their process: what a search saves now and then, so that another process
 * goes on with it. Entry types: {@link io.mazurka.search.checkpoint.CheckpointPlan}, what the user
 * asks for, and {@link io.mazurka.search.checkpoint.Checkpoints}, what a search sees of it. What a
 * search consists of is the business of {@code io.mazurka.search}, which writes it.
 */
@NullMarked
package io.mazurka.search.checkpoint;

import org.jspecify.annotations.NullMarked;

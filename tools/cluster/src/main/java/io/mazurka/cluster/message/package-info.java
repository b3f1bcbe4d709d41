/**
 * The messages between partitions: states in canonical form, packed into chunks.
 *
 * <p>Entry types: {@link io.mazurka.cluster.message.Outbox} and {@link
 * io.mazurka.cluster.message.ReceivedChunk}. All packages of this module that send or receive
 * messages depend on this package. How chunks travel from one process to another is not here.
 */
@NullMarked
package io.mazurka.cluster.message;

import org.jspecify.annotations.NullMarked;

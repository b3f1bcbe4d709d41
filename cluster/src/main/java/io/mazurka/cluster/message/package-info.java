/**
 * What partitions send each other: states in canonical form, packed into chunks. Entry types:
 * {@link io.mazurka.cluster.message.Outbox} and {@link io.mazurka.cluster.message.ReceivedChunk}.
 */
@NullMarked
package io.mazurka.cluster.message;

import org.jspecify.annotations.NullMarked;

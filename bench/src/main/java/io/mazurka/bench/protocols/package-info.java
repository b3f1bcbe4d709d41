/**
 * What the reductions of protocols save and cost, measured in this JVM, in the shape of published
 * tables. Entry types: {@link io.mazurka.bench.protocols.Reductions} and {@link
 * io.mazurka.bench.protocols.Symmetries}.
 */
@NullMarked
package io.mazurka.bench.protocols;

import org.jspecify.annotations.NullMarked;

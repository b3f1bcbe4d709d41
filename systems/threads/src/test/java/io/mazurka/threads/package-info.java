/** Programs of ordinary code on real threads. */
@org.jspecify.annotations.NullMarked
package io.mazurka.threads;

/**
 * Random programs that mix access modes, static fields and locks, assertions, polling loops and
 * collections, and a referee that shares no code with the exploration.
 *
 * <p>{@link io.mazurka.classes.mixture.MixtureBody} alone is rewritten.
 */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.mixture;

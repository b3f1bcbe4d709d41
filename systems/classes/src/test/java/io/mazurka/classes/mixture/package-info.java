/**
 * Random programs that mix access modes, final and static fields, locks, signals, assertions,
 * polling loops, interrupts and collections, and a referee that shares no code with the
 * exploration.
 *
 * <p>{@link io.mazurka.classes.mixture.MixtureBody} and {@link io.mazurka.classes.mixture.MoreActs}
 * alone are rewritten.
 */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.mixture;

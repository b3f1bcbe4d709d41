/**
 * Litmus programs: small Java programs with all outcomes that the specification allows, and three
 * judges of them: the exploration, the JVM under stress, and plain interleaving.
 *
 * <p>Entry type: {@link io.mazurka.classes.litmus.Litmus}.
 */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.litmus;

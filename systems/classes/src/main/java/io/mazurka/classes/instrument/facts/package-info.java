/**
 * What rewriting has to know before it changes a method: the members of classes, the shapes of
 * accesses, which calls are redirected.
 *
 * <p>Read {@link io.mazurka.classes.instrument.facts.ClassFacts} first. Only {@code instrument}
 * depends on this package. Nothing here writes code.
 */
@NullMarked
package io.mazurka.classes.instrument.facts;

import org.jspecify.annotations.NullMarked;

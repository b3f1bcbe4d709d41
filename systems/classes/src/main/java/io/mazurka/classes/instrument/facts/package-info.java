/**
 * The facts that rewriting a method needs: which classes are rewritten, the members of classes, the
 * shapes of accesses, the calls that are redirected, and the loops of a method.
 *
 * <p>Read {@link io.mazurka.classes.instrument.facts.ClassFacts} first. Only {@code instrument}
 * depends on this package; {@code io.mazurka.classes} and {@code junit} use {@code Scopes} alone.
 * Classes and methods are not rewritten here but in {@code instrument}; only {@code Loops}, {@code
 * NowBridges} and {@code KeySetTypes} write or change a few instructions.
 */
@NullMarked
package io.mazurka.classes.instrument.facts;

import org.jspecify.annotations.NullMarked;

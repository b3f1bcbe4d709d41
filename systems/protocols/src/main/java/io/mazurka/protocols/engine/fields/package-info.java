/**
 * Conditions on named fields of protocols, written as text: {@code forall c in candidate: c.phase =
 * LEADER -> c.votes >= 2}. The language is that of {@code docs/reference/expressions.md}, with the
 * values of Java in place of variables.
 *
 * <p>Entry type: {@link io.mazurka.protocols.engine.fields.FieldConditions}, which makes of a text
 * the same definition that a declaration in Java makes. So reductions and symmetry treat both
 * alike. A text is read to a {@link io.mazurka.protocols.engine.fields.WrittenTerm}; {@link
 * io.mazurka.protocols.engine.fields.TermMeaning} looks its names up, checks types, and turns it
 * into {@link io.mazurka.protocols.engine.fields.FieldMeaning}s. Only the compiler depends on this
 * package. Which conditions a check has is decided there.
 */
@NullMarked
package io.mazurka.protocols.engine.fields;

import org.jspecify.annotations.NullMarked;

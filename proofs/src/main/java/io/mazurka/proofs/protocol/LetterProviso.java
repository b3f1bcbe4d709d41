package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.BooleanExpression;

/**
 * Something that has to hold always for a program to do all that its protocol does: without it, a
 * proof of the program says nothing of the protocol.
 *
 * @param words what happens where it does not hold
 */
public record LetterProviso(BooleanExpression condition, String words) {}

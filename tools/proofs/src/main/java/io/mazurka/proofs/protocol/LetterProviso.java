package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.BooleanExpression;

/**
 * A condition that must always hold for a translated program to do all that its protocol does.
 * Without it, a proof about the program says nothing about the protocol.
 *
 * @param words what happens where the condition fails
 */
public record LetterProviso(BooleanExpression condition, String words) {}

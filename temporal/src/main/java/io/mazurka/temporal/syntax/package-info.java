/**
 * Formulas as text. Entry types: {@link io.mazurka.temporal.syntax.LinearParser} and {@link
 * io.mazurka.temporal.syntax.BranchingParser}. What atoms are, and in which language, is not known
 * here: {@link io.mazurka.temporal.syntax.Atoms} tells.
 */
@NullMarked
package io.mazurka.temporal.syntax;

import org.jspecify.annotations.NullMarked;

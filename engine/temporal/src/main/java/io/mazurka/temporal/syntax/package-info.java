/**
 * Reads and writes formulas as text. Read {@link io.mazurka.temporal.syntax.LinearParser} and
 * {@link io.mazurka.temporal.syntax.BranchingParser} first. Front ends may depend on this package.
 * The language of atoms is not known here: {@link io.mazurka.temporal.syntax.Atoms} connects it.
 */
@NullMarked
package io.mazurka.temporal.syntax;

import org.jspecify.annotations.NullMarked;

/**
 * Guarded programs in the language of solvers. Entry type: {@link
 * io.mazurka.proofs.encoding.Encoding}; trees are turned into text by {@link
 * io.mazurka.proofs.encoding.Terms}. What is asked of a program is not known here.
 */
@NullMarked
package io.mazurka.proofs.encoding;

import org.jspecify.annotations.NullMarked;

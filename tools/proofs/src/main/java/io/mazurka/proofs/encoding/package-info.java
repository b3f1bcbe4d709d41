/**
 * Guarded programs in the language of solvers. Read {@link io.mazurka.proofs.encoding.Encoding}
 * first; {@link io.mazurka.proofs.encoding.Terms} turns trees into text. Every package of proofs
 * except {@code proofs.solver} may depend on this one, which depends on {@code proofs.solver} and
 * on no other. What is asked about a program is not decided here.
 */
@NullMarked
package io.mazurka.proofs.encoding;

import org.jspecify.annotations.NullMarked;

/**
 * Systems whose exploration a constraint bounds. Read first: {@link
 * io.mazurka.kernel.constraint.ConstrainedSystem}, in which a state beyond a constraint has no
 * steps; so no search needs to know of constraints.
 *
 * <p>Models, walks and searches depend on this package. It depends only on systems and conditions.
 * Which constraints a check has, and what verdicts are worth under them, is not decided here but in
 * {@code kernel.model} and {@code search.check}.
 */
@NullMarked
package io.mazurka.kernel.constraint;

import org.jspecify.annotations.NullMarked;

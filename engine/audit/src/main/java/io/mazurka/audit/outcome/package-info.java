/**
 * How an audit goes on and what it finds, for whoever runs one or shows its result. Read first:
 * {@link io.mazurka.audit.outcome.AuditCheck}.
 *
 * <p>Everybody may depend on this package, which depends on none. How something is checked is in
 * {@code audit.checks}.
 */
@NullMarked
package io.mazurka.audit.outcome;

import org.jspecify.annotations.NullMarked;

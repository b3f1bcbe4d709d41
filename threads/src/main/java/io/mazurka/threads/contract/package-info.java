/**
 * Objects made of a scope's variables and locks, held against a sequential one.
 *
 * <p>Entry type: {@link io.mazurka.threads.contract.Callers}.
 */
@NullMarked
package io.mazurka.threads.contract;

import org.jspecify.annotations.NullMarked;

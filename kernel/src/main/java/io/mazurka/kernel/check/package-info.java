/**
 * Checking a system and what comes out. Entry types: {@link io.mazurka.kernel.check.Check} and
 * {@link io.mazurka.kernel.check.CheckResult}.
 */
@NullMarked
package io.mazurka.kernel.check;

import org.jspecify.annotations.NullMarked;

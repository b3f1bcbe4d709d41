/**
 * Checking a system and what comes out. Entry types: {@link io.mazurka.search.check.Check} and
 * {@link io.mazurka.search.check.CheckResult}.
 */
@NullMarked
package io.mazurka.search.check;

import org.jspecify.annotations.NullMarked;

/**
 * Thread programs as JUnit tests. Entry type: {@link io.mazurka.threads.junit.Explore}. JUnit is an
 * optional dependency: nothing else in this module needs it, and nothing else in this module may
 * depend on this package. How programs are explored is not here.
 */
@NullMarked
package io.mazurka.threads.junit;

import org.jspecify.annotations.NullMarked;

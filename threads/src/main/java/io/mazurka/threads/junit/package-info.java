/**
 * Thread programs as JUnit tests. Entry type: {@link io.mazurka.threads.junit.Explore}. JUnit is an
 * optional dependency: nothing else in this module needs it.
 */
@NullMarked
package io.mazurka.threads.junit;

import org.jspecify.annotations.NullMarked;

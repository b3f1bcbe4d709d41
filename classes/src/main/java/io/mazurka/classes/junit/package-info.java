/**
 * Explores tests of ordinary classes in JUnit.
 *
 * <p>Entry type: {@link io.mazurka.classes.junit.Interleavings}.
 */
@NullMarked
package io.mazurka.classes.junit;

import org.jspecify.annotations.NullMarked;

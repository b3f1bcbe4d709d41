/**
 * Tests of ordinary classes in JUnit, all of whose interleavings are explored.
 *
 * <p>Entry type: {@link io.mazurka.classes.junit.Interleavings}. Tests of users may depend on this
 * package; no other package of this module does. How classes are rewritten and explored is not
 * here.
 */
@NullMarked
package io.mazurka.classes.junit;

import org.jspecify.annotations.NullMarked;

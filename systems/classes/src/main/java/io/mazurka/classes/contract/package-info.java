/**
 * Tests whether a concurrent object behaves like a sequential object. Classes of this package are
 * rewritten like the classes under test.
 *
 * <p>Entry type: {@link io.mazurka.classes.contract.Clients}. Tests of users may depend on this
 * package; no other package of this module does. The search for a sequential order of the calls is
 * not here but in the kernel.
 */
@NullMarked
package io.mazurka.classes.contract;

import org.jspecify.annotations.NullMarked;

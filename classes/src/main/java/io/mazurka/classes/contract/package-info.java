/**
 * Tests of concurrent objects against a sequential one. Classes of this package are rewritten like
 * those under test.
 *
 * <p>Entry type: {@link io.mazurka.classes.contract.Clients}.
 */
@NullMarked
package io.mazurka.classes.contract;

import org.jspecify.annotations.NullMarked;

/**
 * Records the behaviour that explorations of classes leave out; guarantees name it.
 *
 * <p>Entry type: {@link io.mazurka.classes.omissions.Omissions}. Any package of this module may
 * depend on this package, and it depends on none of them. Guarantees themselves are not here.
 */
@NullMarked
package io.mazurka.classes.omissions;

import org.jspecify.annotations.NullMarked;

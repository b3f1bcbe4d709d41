/**
 * What explorations of classes leave out, for guarantees.
 *
 * <p>Entry type: {@link io.mazurka.classes.omissions.Omissions}. Any package of this module may
 * depend on it, and it depends on none.
 */
@NullMarked
package io.mazurka.classes.omissions;

import org.jspecify.annotations.NullMarked;

/**
 * Names of objects and lines of the code under test. Names do not depend on the schedule.
 *
 * <p>Entry type: {@link io.mazurka.classes.naming.ObjectName}. Any package of this module may
 * depend on this package, and it depends on none of them. Names that users see are not here but in
 * {@code runtime}.
 */
@NullMarked
package io.mazurka.classes.naming;

import org.jspecify.annotations.NullMarked;

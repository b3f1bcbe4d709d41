/**
 * What objects and lines of the code under test are called, which does not depend on the schedule.
 *
 * <p>Entry type: {@link io.mazurka.classes.naming.ObjectName}. Any package of this module may
 * depend on it, and it depends on none.
 */
@NullMarked
package io.mazurka.classes.naming;

import org.jspecify.annotations.NullMarked;

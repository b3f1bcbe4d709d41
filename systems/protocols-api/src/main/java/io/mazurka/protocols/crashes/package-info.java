/**
 * What a crash leaves behind: the local state of a process that is down, and the notice that
 * failure detectors get. Read {@link io.mazurka.protocols.crashes.CrashNotice} first. Roles and the
 * engine depend on this package; models rarely need it. How crashes are declared is in {@code
 * protocols.roles}.
 */
@NullMarked
package io.mazurka.protocols.crashes;

import org.jspecify.annotations.NullMarked;

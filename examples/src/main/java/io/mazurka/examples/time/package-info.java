/**
 * Example protocols with timers, each with a bug to find. Read {@link
 * io.mazurka.examples.time.PatientClient} first. Nobody depends on them; protocols without timers
 * are in {@code io.mazurka.examples}.
 */
@NullMarked
package io.mazurka.examples.time;

import org.jspecify.annotations.NullMarked;

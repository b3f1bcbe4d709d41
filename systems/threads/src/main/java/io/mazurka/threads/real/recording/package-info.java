/**
 * The record of one run of real threads: its events, their causal pasts, and a prefix to run again.
 *
 * <p>Read {@link io.mazurka.threads.real.recording.Journal} first, then {@link
 * io.mazurka.threads.real.recording.RunEvent}. Only {@code real} depends on this package. Which
 * thread runs next is not decided here but in {@code real}.
 */
@NullMarked
package io.mazurka.threads.real.recording;

import org.jspecify.annotations.NullMarked;

/**
 * Ordinary concurrent Java classes, explored as they are: one execution for each trace.
 *
 * <p>Entry type: {@link io.mazurka.classes.ClassProgram}. Below it, {@code instrument} loads the
 * classes under test again and rewrites them, {@code runtime} is what rewritten code calls and
 * turns that into events, {@code library} has models of {@code java.util.concurrent}, and {@code
 * junit} explores tests. The threads, the planners and the counterexamples are those of {@code
 * io.mazurka.threads} and {@code io.mazurka.kernel.dynamic}: nothing here explores.
 */
@NullMarked
package io.mazurka.classes;

import org.jspecify.annotations.NullMarked;

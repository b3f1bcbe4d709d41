/**
 * Explores ordinary concurrent Java classes without changing their source: one execution for each
 * trace.
 *
 * <p>Entry type: {@link io.mazurka.classes.ClassProgram}. Below it, {@code instrument} loads the
 * classes under test again and rewrites them, {@code calls} has the methods that rewritten code
 * calls in place of methods of Java, {@code runtime} turns accesses into events of an execution,
 * {@code foreign} watches calls to Java code that is not rewritten, {@code library} has models of
 * {@code java.util.concurrent}, and {@code junit} explores tests. The threads, the planners and the
 * counterexamples are those of {@code io.mazurka.threads} and {@code io.mazurka.dpor}: nothing here
 * explores. Any module may depend on this package, and on {@code junit} and {@code contract}; all
 * other packages below are internal.
 */
@NullMarked
package io.mazurka.classes;

import org.jspecify.annotations.NullMarked;

/**
 * What rewritten code calls in place of methods of Java, one class for each kind of call.
 *
 * <p>Read {@link io.mazurka.classes.calls.ThreadCalls} first. Only rewritten code and the models of
 * {@code library} call these methods; one execution and its threads are in {@code runtime}, which
 * does not know this package.
 */
@NullMarked
package io.mazurka.classes.calls;

import org.jspecify.annotations.NullMarked;

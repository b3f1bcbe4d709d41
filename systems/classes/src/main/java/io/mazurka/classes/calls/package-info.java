/**
 * The methods that rewritten code calls in place of methods of Java, one class for each kind of
 * call.
 *
 * <p>Read {@link io.mazurka.classes.calls.ThreadCalls} first. Rewritten code, the models of {@code
 * library} and {@code foreign} call these methods; {@code instrument} writes the calls into
 * rewritten code. One execution and its threads are in {@code runtime}, which does not know this
 * package.
 */
@NullMarked
package io.mazurka.classes.calls;

import org.jspecify.annotations.NullMarked;

/**
 * Watching over code of models from outside: which of it runs, where it is in its files, and that
 * its time is up. Entry type: {@link io.mazurka.kernel.supervision.ModelThread}.
 *
 * <p>Whatever calls code of models may note it here. It sees nothing of the kernel; what becomes of
 * a model that hangs is for the command to say.
 */
@NullMarked
package io.mazurka.kernel.supervision;

import org.jspecify.annotations.NullMarked;

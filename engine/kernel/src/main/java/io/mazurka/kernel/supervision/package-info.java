/**
 * The threads of a check and their supervision: which code of a model runs, where it is in its
 * source, and whether its time is up; and crews of threads that share work. Read first: {@link
 * io.mazurka.kernel.supervision.ModelThread}.
 *
 * <p>Searches, front ends and commands that run code of models depend on this package; it depends
 * on no other package of the kernel. What happens to a model that hangs is not decided here but by
 * the command.
 */
@NullMarked
package io.mazurka.kernel.supervision;

import org.jspecify.annotations.NullMarked;

/** Programs of threads over shared objects, and the exploration of all their executions. */
@NullMarked
package io.mazurka.threads;

import org.jspecify.annotations.NullMarked;

/**
 * Executions as people read them: steps in words, a table with one column per process, a sequence
 * diagram. Pure text and data; nothing here can run a model.
 */
@NullMarked
package io.mazurka.kernel.trace;

import org.jspecify.annotations.NullMarked;

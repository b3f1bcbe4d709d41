/**
 * How fast executions of thread programs are explored, and how many there are. Entry type: {@link
 * io.mazurka.bench.threads.Threads}.
 */
@NullMarked
package io.mazurka.bench.threads;

import org.jspecify.annotations.NullMarked;

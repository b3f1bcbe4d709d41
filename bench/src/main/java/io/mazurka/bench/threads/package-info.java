/**
 * Measures how fast executions of thread programs are explored, and how many there are. Read {@link
 * io.mazurka.bench.threads.Threads} first, the command {@code bench/threads}. Nothing depends on
 * this package. The programs themselves are in {@code gallery.threads}.
 */
@NullMarked
package io.mazurka.bench.threads;

import org.jspecify.annotations.NullMarked;

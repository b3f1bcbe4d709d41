package io.mazurka.protocols.conditions;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Measures how long the present thread has worked, so that what is found out does not depend on
 * what else the machine is busy with.
 */
final class ProcessorTime {

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final boolean measured = threads.isCurrentThreadCpuTimeSupported();
  private final long start = now();

  private long now() {
    return measured ? threads.getCurrentThreadCpuTime() : System.nanoTime();
  }

  /** The seconds since this was made, to be asked by the thread that made it. */
  double seconds() {
    return (now() - start) / 1e9;
  }
}

package io.mazurka.protocols.engine.conditions.watching;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Measures the processor time of the current thread, so that results do not depend on the load of
 * the machine.
 */
public final class ProcessorTime {

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final boolean measured = threads.isCurrentThreadCpuTimeSupported();
  private final long start = now();

  private long now() {
    return measured ? threads.getCurrentThreadCpuTime() : System.nanoTime();
  }

  /**
   * The processor time in seconds since this object was made. Call it on the thread that made it.
   */
  public double seconds() {
    return (now() - start) / 1e9;
  }
}

package io.mazurka.search.disk;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/**
 * The part of the heap in which tables live: the largest of its pools. The others have their size
 * for themselves, so a heap can be full while they are empty.
 */
public final class Heap {

  private final MemoryPoolMXBean pool;
  private final long capacity;

  private Heap(MemoryPoolMXBean pool) {
    this.pool = pool;
    long most = pool.getUsage().getMax();
    this.capacity = most > 0 ? most : Runtime.getRuntime().maxMemory();
  }

  /** The heap of this JVM. */
  public static Heap own() {
    MemoryPoolMXBean largest = null;
    for (MemoryPoolMXBean one : ManagementFactory.getMemoryPoolMXBeans()) {
      if (one.getType() == MemoryType.HEAP
          && (largest == null || one.getUsage().getMax() > largest.getUsage().getMax())) {
        largest = one;
      }
    }
    if (largest == null) {
      throw new IllegalStateException("this JVM has no heap");
    }
    return new Heap(largest);
  }

  /** How many bytes there is room for. */
  public long capacity() {
    return capacity;
  }

  /** Whether so many bytes are more than a part of the capacity. */
  public boolean isLess(double part, long bytes) {
    return part * capacity < bytes;
  }

  /** How many bytes are in use, also by what can be collected. */
  public long used() {
    return pool.getUsage().getUsed();
  }
}

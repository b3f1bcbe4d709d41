package io.mazurka.threads.model;

import java.util.BitSet;

/** The accesses that may still come from a thread. */
final class FutureAccesses {

  private final BitSet accessed;
  private final BitSet written;
  private boolean anything;

  FutureAccesses(int objects) {
    this.accessed = new BitSet(objects);
    this.written = new BitSet(objects);
  }

  void add(int object, boolean mayWrite) {
    accessed.set(object);
    written.set(object, mayWrite || written.get(object));
  }

  /** Makes this future unbounded: the thread may do anything. */
  FutureAccesses orAnything() {
    anything = true;
    return this;
  }

  /**
   * Whether the thread may still access {@code object}: write it, or, if {@code ifRead}, read or
   * write it.
   */
  boolean mayAccess(int object, boolean ifRead) {
    return anything || (ifRead ? accessed : written).get(object);
  }
}

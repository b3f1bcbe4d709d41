package io.mazurka.threads.model;

import java.util.BitSet;

/** The accesses that may still come from a thread. */
final class Future {

  private final BitSet accessed;
  private final BitSet written;
  private boolean anything;

  Future(int objects) {
    this.accessed = new BitSet(objects);
    this.written = new BitSet(objects);
  }

  void add(int object, boolean mayWrite) {
    accessed.set(object);
    written.set(object, mayWrite || written.get(object));
  }

  /** Makes this future unbounded: the thread may do anything. */
  Future orAnything() {
    anything = true;
    return this;
  }

  /** Whether an access to {@code object} may come, which writes it unless {@code ifRead}. */
  boolean mayAccess(int object, boolean ifRead) {
    return anything || (ifRead ? accessed : written).get(object);
  }
}

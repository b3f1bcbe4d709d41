package io.mazurka.kernel.dynamic;

/** When two accesses to the same object by different threads are dependent. */
public enum Conflicts {
  /** If one of them writes. */
  READ_WRITE(0),
  /** Always. */
  ALL(Access.WRITE);

  private final long mark;

  Conflicts(long mark) {
    this.mark = mark;
  }

  /** The access as it counts: every one is a write where all conflict. */
  long weigh(long access) {
    return access == Access.NONE ? access : access | mark;
  }
}

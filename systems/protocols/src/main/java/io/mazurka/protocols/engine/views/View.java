package io.mazurka.protocols.engine.views;

import java.util.Arrays;

/**
 * What one process can see: its local state, its inbox, and whether it has crashed. In model M a
 * step consumes pending messages; with separate buffers it consumes delivered ones, and pending
 * messages must be delivered first.
 */
public final class View {

  private static final int SCATTER = 0x9E3779B9;

  private final int local;
  private final boolean crashed;
  private final int[] pending;
  private final int[] delivered;

  /** Computed once, because it is needed several times before a view has a number. */
  private final int hash;

  public View(int local, boolean crashed, int[] pending, int[] delivered) {
    this.local = local;
    this.crashed = crashed;
    this.pending = pending;
    this.delivered = delivered;
    int mixed = hash(hash(2 * local + (crashed ? 1 : 0), pending), delivered);
    this.hash = mixed ^ mixed >>> 16;
  }

  /** A process in its initial local state, with these letters in its inbox. */
  public static View initial(int local, int[] letters) {
    return new View(local, false, letters, new int[0]);
  }

  /** The number of the local state. */
  public int local() {
    return local;
  }

  public boolean crashed() {
    return crashed;
  }

  /** The letters sent to the process and not yet consumed or delivered. */
  public int[] pending() {
    return pending;
  }

  /** The letters delivered to the process and not yet consumed. */
  public int[] delivered() {
    return delivered;
  }

  /** The number of letters in the inbox. */
  int size() {
    return pending.length + delivered.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof View view
        && hash == view.hash
        && local == view.local
        && crashed == view.crashed
        && Arrays.equals(pending, view.pending)
        && Arrays.equals(delivered, view.delivered);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** Scatters the small numbers of letters, which would otherwise collide. */
  private static int hash(int start, int[] letters) {
    int hash = start * SCATTER;
    for (int letter : letters) {
      hash = (hash ^ hash >>> 15 ^ letter) * SCATTER;
    }
    return hash;
  }
}

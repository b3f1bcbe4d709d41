package io.mazurka.search.store;

/**
 * A small set of whole hashes, for hashes that find no free place in their shard. Such hashes are
 * often close to each other, so they are mixed once more. A flag says whether zero is in the set.
 */
final class CrowdedHashes {

  private static final int INITIAL_PLACES = 8;
  private static final long MULTIPLIER = 0xBF58476D1CE4E5B9L;
  private static final long FINISHER = 0x94D049BB133111EBL;

  /** A table whose size is a power of two; at most three quarters of the places are taken. */
  private long[] places = new long[INITIAL_PLACES];

  private int taken;
  private boolean hasZero;

  /** The place of a hash, or the free one where it would be added. */
  private int place(long hash) {
    long mixed = (hash ^ (hash >>> 30)) * MULTIPLIER;
    mixed = (mixed ^ (mixed >>> 27)) * FINISHER;
    int place = (int) (mixed ^ (mixed >>> 31)) & (places.length - 1);
    while (places[place] != 0 && places[place] != hash) {
      place = (place + 1) & (places.length - 1);
    }
    return place;
  }

  boolean contains(long hash) {
    return hash == 0 ? hasZero : places[place(hash)] == hash;
  }

  boolean add(long hash) {
    if (contains(hash)) {
      return false;
    }
    if (hash == 0) {
      hasZero = true;
      return true;
    }
    places[place(hash)] = hash;
    if (++taken > places.length / 4 * 3) {
      grow();
    }
    return true;
  }

  private void grow() {
    long[] old = places;
    places = new long[2 * old.length];
    for (long hash : old) {
      if (hash != 0) {
        places[place(hash)] = hash;
      }
    }
  }

  void forEach(HashAction action) {
    if (hasZero) {
      action.accept(0);
    }
    for (long hash : places) {
      if (hash != 0) {
        action.accept(hash);
      }
    }
  }

  long bytes() {
    return 8L * places.length;
  }

  /** Receives a hash. */
  interface HashAction {
    void accept(long hash);
  }
}

package io.mazurka.protocols.engine.programs;

import java.util.Arrays;

/** Remembers a truth value for each tuple of ints it was asked about; open addressing. */
final class VerdictCache {

  private static final byte EMPTY = 0;
  private static final byte HOLDS = 1;
  private static final byte FAILS = 2;

  private final int width;
  private final int[] key;
  private int[] keys;
  private byte[] verdicts;
  private int size;

  VerdictCache(int width) {
    this.width = width;
    this.key = new int[width];
    this.keys = new int[64 * width];
    this.verdicts = new byte[64];
  }

  /** The tuple to ask about; the caller fills it in. */
  int[] key() {
    return key;
  }

  /** The index at which the tuple in {@link #key} is, or at which it would be inserted. */
  int find() {
    int mask = verdicts.length - 1;
    int at = hash(key, 0) & mask;
    while (verdicts[at] != EMPTY
        && !Arrays.equals(keys, at * width, (at + 1) * width, key, 0, width)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  boolean isKnown(int at) {
    return verdicts[at] != EMPTY;
  }

  boolean holds(int at) {
    return verdicts[at] == HOLDS;
  }

  void put(int at, boolean holds) {
    System.arraycopy(key, 0, keys, at * width, width);
    verdicts[at] = holds ? HOLDS : FAILS;
    if (++size > verdicts.length / 2) {
      grow();
    }
  }

  private void grow() {
    int[] oldKeys = keys;
    byte[] oldVerdicts = verdicts;
    keys = new int[2 * oldKeys.length];
    verdicts = new byte[2 * oldVerdicts.length];
    int mask = verdicts.length - 1;
    for (int old = 0; old < oldVerdicts.length; old++) {
      if (oldVerdicts[old] != EMPTY) {
        int at = hash(oldKeys, old * width) & mask;
        while (verdicts[at] != EMPTY) {
          at = (at + 1) & mask;
        }
        System.arraycopy(oldKeys, old * width, keys, at * width, width);
        verdicts[at] = oldVerdicts[old];
      }
    }
  }

  private int hash(int[] tuple, int from) {
    int hash = 1;
    for (int index = from; index < from + width; index++) {
      hash = (hash + tuple[index]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }
}

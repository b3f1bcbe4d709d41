package io.mazurka.lpor;

import java.util.Arrays;

/**
 * Remembers the preferred sets of earlier states. The key of a set is the enabled transitions and
 * whatever else of the state the relations read, as the user's {@link StateKey} writes it. The
 * table has a fixed size; new sets replace old ones.
 *
 * <p>Where keys seldom come again, looking costs more than it saves: after the first {@link #TRIAL}
 * look-ups it is decided whether to go on.
 */
public final class CachedCandidateSets implements CandidateSets {

  private static final int PROBES = 4;

  /** After how many look-ups it is decided whether sets are remembered. */
  private static final int TRIAL = 1 << 15;

  /** At least one look-up of the trial in this many must find a set. */
  private static final int RARE = 8;

  private final CandidateSets sets;
  private final StateKey stateKey;
  private final int words;
  private final int slots;
  private final long[] key;
  private final long[] enabled;
  private final long[] keys;
  private final long[] values;
  private final int[] sizes;
  private boolean recalled;
  private long lookUps;
  private int recollections;

  /**
   * @param keyWords the number of words that {@code stateKey} writes
   * @param slots the number of sets to remember, a power of two
   */
  public CachedCandidateSets(
      CandidateSets sets, int transitions, StateKey stateKey, int keyWords, int slots) {
    if (Integer.bitCount(slots) != 1) {
      throw new IllegalArgumentException("The number of slots is no power of two: " + slots);
    }
    this.sets = sets;
    this.stateKey = stateKey;
    this.slots = slots;
    words = TransitionSet.words(transitions);
    key = new long[words + keyWords];
    enabled = new long[words];
    keys = new long[slots * key.length];
    values = new long[slots * words];
    sizes = new int[slots];
  }

  @Override
  public int first(long[] enabled, long[] chosen) {
    if (lookUps == TRIAL && recollections < TRIAL / RARE) {
      recalled = false;
      return sets.first(enabled, chosen);
    }
    System.arraycopy(enabled, 0, key, 0, words);
    stateKey.write(key, words);
    lookUps++;
    int home = hash();
    int slot = home;
    for (int probe = 0; probe < PROBES; probe++) {
      slot = home + probe & slots - 1;
      if (sizes[slot] == 0) {
        break;
      }
      if (holdsKey(slot)) {
        recalled = true;
        recollections += lookUps <= TRIAL ? 1 : 0;
        TransitionSet.copy(enabled, this.enabled);
        System.arraycopy(values, slot * words, chosen, 0, words);
        return sizes[slot];
      }
    }
    recalled = false;
    int size = sets.first(enabled, chosen);
    remember(sizes[slot] == 0 ? slot : home, chosen, size);
    return size;
  }

  @Override
  public int next(long[] chosen) {
    if (recalled) {
      recalled = false;
      sets.first(enabled, chosen);
    }
    return sets.next(chosen);
  }

  @Override
  public long work() {
    return sets.work() + lookUps * key.length;
  }

  @Override
  public void chooseAs(CandidateSets veteran) {
    if (veteran instanceof CachedCandidateSets other) {
      sets.chooseAs(other.sets);
    }
  }

  @Override
  public int[] learned() {
    return sets.learned();
  }

  @Override
  public void recall(int[] learned) {
    sets.recall(learned);
  }

  private void remember(int slot, long[] chosen, int size) {
    System.arraycopy(key, 0, keys, slot * key.length, key.length);
    System.arraycopy(chosen, 0, values, slot * words, words);
    sizes[slot] = size;
  }

  private boolean holdsKey(int slot) {
    int from = slot * key.length;
    return Arrays.equals(keys, from, from + key.length, key, 0, key.length);
  }

  private int hash() {
    long hash = 0;
    for (long word : key) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash & slots - 1;
  }
}

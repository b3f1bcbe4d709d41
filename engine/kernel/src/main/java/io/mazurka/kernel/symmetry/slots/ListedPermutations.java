package io.mazurka.kernel.symmetry.slots;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A group of few permutations, each of which is tried. The representative is the least image of a
 * state; most images are known to be larger after a look at one or two slots.
 */
final class ListedPermutations implements OrbitPart {

  /** The slots that some permutation moves. */
  private final int[] slots;

  /**
   * For each permutation but the identity and each of these slots, where its content comes from.
   */
  private final int[][] sources;

  private final int[] @Nullable [][] replacements;

  /**
   * @param group all permutations of a group
   */
  ListedPermutations(List<SlotPermutation> group) {
    BitSet moved = new BitSet();
    group.forEach(one -> moved.or(one.moved()));
    this.slots = moved.stream().toArray();
    List<SlotPermutation> others = group.stream().filter(one -> !one.moved().isEmpty()).toList();
    this.sources = new int[others.size()][slots.length];
    this.replacements = new int[others.size()][slots.length][];
    for (int number = 0; number < sources.length; number++) {
      for (int index = 0; index < slots.length; index++) {
        sources[number][index] = others.get(number).source(slots[index]);
        replacements[number][index] = others.get(number).replacement(slots[index]);
      }
    }
  }

  @Override
  public BitSet slots() {
    BitSet moved = new BitSet();
    for (int slot : slots) {
      moved.set(slot);
    }
    return moved;
  }

  @Override
  public void canonicalize(int[] state, int[] scratch) {
    for (int index = 0; index < slots.length; index++) {
      scratch[index] = state[slots[index]];
    }
    boolean changed = false;
    for (int number = 0; number < sources.length; number++) {
      changed |= lower(state, scratch, sources[number], replacements[number]);
    }
    for (int index = 0; changed && index < slots.length; index++) {
      state[slots[index]] = scratch[index];
    }
  }

  /** Writes the image of a state to {@code least} if it is less than what is there. */
  private static boolean lower(
      int[] state, int[] least, int[] source, int[] @Nullable [] replacement) {
    int index = 0;
    int content = 0;
    while (index < source.length) {
      content = content(state, source, replacement, index);
      if (content != least[index]) {
        break;
      }
      index++;
    }
    if (index == source.length || content > least[index]) {
      return false;
    }
    for (; index < source.length; index++) {
      least[index] = content(state, source, replacement, index);
    }
    return true;
  }

  private static int content(int[] state, int[] source, int[] @Nullable [] replacement, int index) {
    int content = state[source[index]];
    int[] table = replacement[index];
    return table == null ? content : table[content];
  }

  @Override
  public BigInteger permutations() {
    return BigInteger.valueOf(sources.length + 1L);
  }

  @Override
  public BigInteger fixing(int[] state) {
    long fixing = 1;
    for (int number = 0; number < sources.length; number++) {
      fixing += isFixed(state, number) ? 1 : 0;
    }
    return BigInteger.valueOf(fixing);
  }

  private boolean isFixed(int[] state, int number) {
    for (int index = 0; index < slots.length; index++) {
      if (content(state, sources[number], replacements[number], index) != state[slots[index]]) {
        return false;
      }
    }
    return true;
  }
}

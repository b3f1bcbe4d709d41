package io.mazurka.kernel.symmetry.slots;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** A permutation of states that moves the contents of slots and may replace them. Immutable. */
public final class SlotPermutation {

  /** For each slot, the slot that its new content comes from. */
  private final int[] sources;

  /** For each slot, what the content that comes in is replaced by; null if it stays as it is. */
  private final int[] @Nullable [] replacements;

  private SlotPermutation(int[] sources, int[] @Nullable [] replacements) {
    this.sources = sources;
    this.replacements = replacements;
  }

  /**
   * A permutation.
   *
   * @param sources for each slot, the slot that its new content comes from
   * @param replacements for each slot, a permutation of contents that is applied to what comes in;
   *     null for a slot that gets contents as they are
   */
  public static SlotPermutation of(int[] sources, int[] @Nullable [] replacements) {
    int[][] kept = new int[sources.length][];
    for (int slot = 0; slot < sources.length; slot++) {
      int[] replacement = replacements[slot];
      if (replacement != null && !isIdentity(replacement)) {
        kept[slot] = replacement.clone();
      }
    }
    return new SlotPermutation(sources.clone(), kept);
  }

  private static boolean isIdentity(int[] table) {
    for (int index = 0; index < table.length; index++) {
      if (table[index] != index) {
        return false;
      }
    }
    return true;
  }

  /** The slots whose content may change. */
  public BitSet moved() {
    BitSet moved = new BitSet();
    for (int slot = 0; slot < sources.length; slot++) {
      moved.set(slot, sources[slot] != slot || replacements[slot] != null);
    }
    return moved;
  }

  /** Whether contents stay as they are wherever they come to. */
  boolean onlyMoves() {
    return Arrays.stream(replacements).allMatch(table -> table == null);
  }

  /** The slot that the new content of {@code slot} comes from. */
  public int source(int slot) {
    return sources[slot];
  }

  /** What contents that come to {@code slot} are replaced by; null if they stay as they are. */
  int @Nullable [] replacement(int slot) {
    return replacements[slot];
  }

  /** The image of a state. */
  public int[] apply(int[] state) {
    int[] image = new int[state.length];
    for (int slot = 0; slot < image.length; slot++) {
      int content = state[sources[slot]];
      int[] replacement = replacements[slot];
      image[slot] = replacement == null ? content : replacement[content];
    }
    return image;
  }

  /** This permutation and then another one. */
  SlotPermutation then(SlotPermutation other) {
    int[] composed = new int[sources.length];
    int[][] tables = new int[sources.length][];
    for (int slot = 0; slot < composed.length; slot++) {
      int middle = other.sources[slot];
      composed[slot] = sources[middle];
      int[] first = replacements[middle];
      int[] second = other.replacements[slot];
      if (first == null || second == null) {
        tables[slot] = first == null ? second : first;
      } else {
        int[] both = new int[first.length];
        Arrays.setAll(both, content -> second[first[content]]);
        tables[slot] = isIdentity(both) ? null : both;
      }
    }
    return new SlotPermutation(composed, tables);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SlotPermutation one
        && Arrays.equals(sources, one.sources)
        && Arrays.deepEquals(replacements, one.replacements);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(sources) + Arrays.deepHashCode(replacements);
  }
}

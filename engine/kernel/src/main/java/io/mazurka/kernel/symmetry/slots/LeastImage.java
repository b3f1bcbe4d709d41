package io.mazurka.kernel.symmetry.slots;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Any group of permutations. The representative is the least image of a state, found slot by slot:
 * of the permutations that do different things to the content of the first slot, those that make it
 * least are followed, with the subgroup that leaves this slot alone, and so on (Sims 1970). Images
 * that have become equal are followed once.
 */
final class LeastImage implements OrbitPart {

  /** A permutation of the contents of the moved slots, which are counted from 0. */
  private static final class Move {

    private final int[] sources;
    private final int[] @Nullable [] replacements;

    Move(int[] sources, int[] @Nullable [] replacements) {
      this.sources = sources;
      this.replacements = replacements;
    }

    int content(int[] image, int index) {
      int content = image[sources[index]];
      int[] table = replacements[index];
      return table == null ? content : table[content];
    }
  }

  /** The slots that some permutation moves, first those that levels look at. */
  private final int[] slots;

  /** For each level, a permutation for each thing that can happen to the slot of the level. */
  private final Move[][] levels;

  private final int permutations;

  /**
   * @param group all permutations of a group
   */
  LeastImage(List<SlotPermutation> group) {
    BitSet moved = new BitSet();
    group.forEach(one -> moved.or(one.moved()));
    List<Integer> order = new ArrayList<>();
    List<List<SlotPermutation>> chosen = new ArrayList<>();
    List<SlotPermutation> rest = group;
    while (rest.size() > 1) {
      int slot = mostVaried(rest, moved);
      order.add(slot);
      moved.clear(slot);
      Map<Object, List<SlotPermutation>> classes = new LinkedHashMap<>();
      rest.forEach(
          one -> classes.computeIfAbsent(key(one, slot), none -> new ArrayList<>()).add(one));
      chosen.add(classes.values().stream().map(alike -> alike.get(0)).toList());
      rest =
          rest.stream()
              .filter(one -> one.source(slot) == slot && one.replacement(slot) == null)
              .toList();
    }
    moved.stream().forEach(order::add);
    this.slots = order.stream().mapToInt(Integer::intValue).toArray();
    this.levels =
        chosen.stream()
            .map(some -> some.stream().map(this::move).toArray(Move[]::new))
            .toArray(Move[][]::new);
    this.permutations = group.size();
  }

  private static int mostVaried(List<SlotPermutation> group, BitSet candidates) {
    int best = -1;
    int most = 0;
    for (int slot = candidates.nextSetBit(0); slot >= 0; slot = candidates.nextSetBit(slot + 1)) {
      Set<Object> keys = new HashSet<>();
      for (SlotPermutation one : group) {
        keys.add(key(one, slot));
      }
      if (keys.size() > most) {
        best = slot;
        most = keys.size();
      }
    }
    return best;
  }

  private static Object key(SlotPermutation one, int slot) {
    int[] table = one.replacement(slot);
    return table == null
        ? one.source(slot)
        : List.of(one.source(slot), Arrays.stream(table).boxed().toList());
  }

  private Move move(SlotPermutation one) {
    Map<Integer, Integer> indices = new HashMap<>();
    for (int index = 0; index < slots.length; index++) {
      indices.put(slots[index], index);
    }
    int[] sources = new int[slots.length];
    int[][] replacements = new int[slots.length][];
    for (int index = 0; index < slots.length; index++) {
      sources[index] = indices.getOrDefault(one.source(slots[index]), index);
      replacements[index] = one.replacement(slots[index]);
    }
    return new Move(sources, replacements);
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
  public void canonicalize(int[] state, ImageScratch scratch) {
    int[] start = scratch.image(0, slots.length);
    for (int index = 0; index < slots.length; index++) {
      start[index] = state[slots[index]];
    }
    int count = 1;
    for (int level = 0; level < levels.length; level++) {
      count = follow(level, count, scratch);
    }
    int[] least = scratch.image(0, slots.length);
    for (int other = 1; other < count; other++) {
      int[] image = scratch.image(other, slots.length);
      least = Arrays.compare(image, 0, slots.length, least, 0, slots.length) < 0 ? image : least;
    }
    for (int index = 0; index < slots.length; index++) {
      state[slots[index]] = least[index];
    }
  }

  /** Replaces images by those that are least at the slot of a level; returns their number. */
  private int follow(int level, int count, ImageScratch scratch) {
    int least = Integer.MAX_VALUE;
    for (int number = 0; number < count; number++) {
      int[] image = scratch.image(number, slots.length);
      for (Move move : levels[level]) {
        least = Math.min(least, move.content(image, level));
      }
    }
    int end = count;
    for (int number = 0; number < count; number++) {
      for (Move move : levels[level]) {
        int[] image = scratch.image(number, slots.length);
        if (move.content(image, level) == least) {
          int[] next = scratch.image(end, slots.length);
          for (int index = 0; index < slots.length; index++) {
            next[index] = move.content(image, index);
          }
          end += scratch.isKnown(end, slots.length, count) ? 0 : 1;
        }
      }
    }
    for (int number = count; number < end; number++) {
      scratch.exchange(number - count, number);
    }
    return end - count;
  }

  @Override
  public BigInteger permutations() {
    return BigInteger.valueOf(permutations);
  }

  @Override
  public BigInteger fixing(int[] state) {
    List<Integer> start = Arrays.stream(slots).mapToObj(slot -> state[slot]).toList();
    Set<List<Integer>> orbit = new HashSet<>(Set.of(start));
    List<List<Integer>> open = new ArrayList<>(orbit);
    for (int next = 0; next < open.size(); next++) {
      int[] image = open.get(next).stream().mapToInt(Integer::intValue).toArray();
      for (Move[] level : levels) {
        for (Move move : level) {
          List<Integer> met = new ArrayList<>();
          for (int index = 0; index < slots.length; index++) {
            met.add(move.content(image, index));
          }
          if (orbit.add(met)) {
            open.add(met);
          }
        }
      }
    }
    return BigInteger.valueOf(permutations / orbit.size());
  }
}

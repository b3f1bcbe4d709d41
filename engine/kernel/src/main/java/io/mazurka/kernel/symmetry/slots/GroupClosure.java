package io.mazurka.kernel.symmetry.slots;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The permutations that some generators generate, as a list, as long as they are not too many. */
final class GroupClosure {

  /** All permutations of seven elements. */
  private static final int MOST_PERMUTATIONS = 5_040;

  private static final int MOST_ENTRIES = 8_000_000;

  private final int most;

  private final List<SlotPermutation> generators = new ArrayList<>();
  private List<SlotPermutation> elements = List.of();
  private boolean complete = true;

  /**
   * @param slots the number of slots of a state
   */
  GroupClosure(int slots) {
    this.most = Math.max(2, Math.min(MOST_PERMUTATIONS, MOST_ENTRIES / Math.max(1, slots)));
  }

  /** Adds a generator, unless the group would become too large; returns whether it was added. */
  boolean add(SlotPermutation generator) {
    generators.add(generator);
    List<SlotPermutation> larger = closure(generator);
    if (larger.isEmpty()) {
      generators.remove(generators.size() - 1);
      complete = false;
      return false;
    }
    elements = larger;
    return true;
  }

  /** All products of generators; empty if they are too many. */
  private List<SlotPermutation> closure(SlotPermutation added) {
    Set<SlotPermutation> met = new LinkedHashSet<>(elements);
    List<SlotPermutation> open = new ArrayList<>(elements);
    if (met.add(added)) {
      open.add(added);
    }
    for (int next = 0; next < open.size(); next++) {
      for (SlotPermutation generator : generators) {
        SlotPermutation product = open.get(next).then(generator);
        if (met.add(product)) {
          open.add(product);
        }
      }
      if (open.size() > most) {
        return List.of();
      }
    }
    return open;
  }

  /** Whether no generator was left out. */
  boolean isComplete() {
    return complete;
  }

  /** The permutations; without generators there are none. */
  List<SlotPermutation> elements() {
    return elements;
  }
}

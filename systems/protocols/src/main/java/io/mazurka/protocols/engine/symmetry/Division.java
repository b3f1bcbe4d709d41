package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.symmetry.elements.Block;
import java.util.List;

/**
 * Elements divided into groups; any two members of a group are interchangeable.
 *
 * @param groups the groups; the first element of each is the one that the others were compared with
 * @param reasons for each group but the first, the difference from the first group
 */
record Division(List<List<List<Integer>>> groups, List<String> reasons) {

  Division {
    groups = groups.stream().map(List::copyOf).toList();
    reasons = List.copyOf(reasons);
  }

  /** The groups with more than one element. */
  List<Block> blocks() {
    return groups.stream().filter(group -> group.size() > 1).map(Block::new).toList();
  }

  /** The first element of a group. */
  List<Integer> first(int group) {
    return groups.get(group).get(0);
  }
}

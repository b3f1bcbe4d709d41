package io.mazurka.protocols.symmetry;

import io.mazurka.protocols.symmetry.elements.Block;
import java.util.List;

/**
 * Elements divided into groups of which any two members are interchangeable.
 *
 * @param groups in each, the element that the others were compared with comes first
 * @param reasons for each group but the first, what tells it from the first
 */
record Division(List<List<List<Integer>>> groups, List<String> reasons) {

  Division {
    groups = groups.stream().map(List::copyOf).toList();
    reasons = List.copyOf(reasons);
  }

  /** The groups in which there is something to permute. */
  List<Block> blocks() {
    return groups.stream().filter(group -> group.size() > 1).map(Block::new).toList();
  }

  /** The first element of a group. */
  List<Integer> first(int group) {
    return groups.get(group).get(0);
  }
}

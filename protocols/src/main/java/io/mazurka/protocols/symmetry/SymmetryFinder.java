package io.mazurka.protocols.symmetry;

import io.mazurka.protocols.views.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds out which elements are interchangeable, by looking and not by trusting: two are if
 * exchanging them is an automorphism of all that matters, and then the exchanges with one of them
 * generate all permutations of a block. Blocks share no processes, so their permutations do not
 * disturb each other.
 */
final class SymmetryFinder {

  private final Layout layout;
  private final List<Function<Exchange, Optional<String>>> differences;
  private final List<Division> divisions = new ArrayList<>();
  private final Set<Integer> permuted = new HashSet<>();

  /**
   * @param differences each says what tells the processes that are exchanged apart, if it does
   */
  SymmetryFinder(Layout layout, List<Function<Exchange, Optional<String>>> differences) {
    this.layout = layout;
    this.differences = differences;
  }

  /** Divides those of {@code elements} that are in no block yet, into blocks as large as can be. */
  void divide(List<List<Integer>> elements) {
    List<List<List<Integer>>> groups = new ArrayList<>();
    List<String> reasons = new ArrayList<>();
    for (List<Integer> element : elements) {
      if (Collections.disjoint(permuted, element)) {
        add(element, groups, reasons);
      }
    }
    Division division = new Division(groups, reasons);
    divisions.add(division);
    division.blocks().forEach(block -> block.elements().forEach(permuted::addAll));
  }

  private void add(List<Integer> element, List<List<List<Integer>>> groups, List<String> reasons) {
    String reason = "";
    for (List<List<Integer>> group : groups) {
      Optional<String> difference = difference(new Exchange(layout, group.get(0), element));
      if (difference.isEmpty()) {
        group.add(element);
        return;
      }
      reason = reason.isEmpty() ? difference.get() : reason;
    }
    if (!groups.isEmpty()) {
      reasons.add(reason);
    }
    groups.add(new ArrayList<>(List.of(element)));
  }

  private Optional<String> difference(Exchange exchange) {
    return differences.stream().flatMap(found -> found.apply(exchange).stream()).findFirst();
  }

  /** All divisions made so far. */
  List<Division> divisions() {
    return List.copyOf(divisions);
  }
}

package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.views.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the interchangeable elements by checking, never by trusting a declaration. Two elements are
 * interchangeable if exchanging them is an automorphism of everything that matters. The exchanges
 * with one element of a block generate all permutations of the block. Blocks share no processes, so
 * their permutations commute.
 */
final class SymmetryFinder {

  private final Layout layout;
  private final List<Function<Exchange, Optional<String>>> differences;
  private final List<Division> divisions = new ArrayList<>();
  private final Set<Integer> permuted = new HashSet<>();

  /**
   * @param differences functions that find a difference between exchanged processes, if there is
   *     one
   */
  SymmetryFinder(Layout layout, List<Function<Exchange, Optional<String>>> differences) {
    this.layout = layout;
    this.differences = differences;
  }

  /**
   * Divides those of {@code elements} that belong to no block yet into the largest possible blocks.
   */
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

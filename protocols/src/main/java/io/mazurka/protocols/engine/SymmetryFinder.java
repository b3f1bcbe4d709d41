package io.mazurka.protocols.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Finds out which elements are interchangeable, by looking and not by trusting: two are if
 * exchanging them is an automorphism of all that matters, and then the exchanges with one of them
 * generate all permutations of a block.
 */
final class SymmetryFinder {

  private final Layout layout;
  private final List<Function<Exchange, Optional<String>>> differences;
  private final List<Block> blocks = new ArrayList<>();
  private final List<Difference> apart = new ArrayList<>();

  /** Two elements that are not interchangeable, and why. */
  record Difference(String elements, String reason) {

    @Override
    public String toString() {
      return elements + ": " + reason;
    }
  }

  /**
   * @param differences each says what tells the processes that are exchanged apart, if it does
   */
  SymmetryFinder(Layout layout, List<Function<Exchange, Optional<String>>> differences) {
    this.layout = layout;
    this.differences = differences;
  }

  /** Divides {@code elements} into blocks that are as large as possible. */
  void divide(List<List<Integer>> elements) {
    List<List<List<Integer>>> groups = new ArrayList<>();
    Difference first = null;
    for (List<Integer> element : elements) {
      boolean joined = false;
      for (List<List<Integer>> group : groups) {
        Optional<String> difference = difference(new Exchange(layout, group.get(0), element));
        if (difference.isEmpty()) {
          joined = true;
          group.add(element);
          break;
        }
        if (first == null) {
          String both = "%s and %s".formatted(name(group.get(0)), name(element));
          first = new Difference(both, difference.get());
        }
      }
      if (!joined) {
        groups.add(new ArrayList<>(List.of(element)));
      }
    }
    groups.stream().filter(group -> group.size() > 1).map(Block::new).forEach(blocks::add);
    if (first != null) {
      apart.add(first);
    }
  }

  private Optional<String> difference(Exchange exchange) {
    return differences.stream().flatMap(found -> found.apply(exchange).stream()).findFirst();
  }

  /** The blocks of more than one element found so far. */
  List<Block> blocks() {
    return List.copyOf(blocks);
  }

  /** Elements in different blocks, two for each division. */
  List<Difference> apart() {
    return List.copyOf(apart);
  }

  /** What people call an element. */
  String name(List<Integer> element) {
    return element.stream()
        .map(process -> layout.processes().get(process).name())
        .collect(Collectors.joining("+"));
  }
}

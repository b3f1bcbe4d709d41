package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.Composite;
import io.mazurka.protocols.engine.decomposition.parts.ProtocolTables;
import io.mazurka.protocols.engine.symmetry.elements.Block;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The symmetry found in a protocol: the blocks of interchangeable elements, and texts that explain
 * the rest.
 */
record SymmetryFindings(ProtocolTables tables, List<Division> divisions) {

  /**
   * The most groups of a division whose difference from the first group is explained; further
   * groups are only named.
   */
  private static final int MOST_REASONS = 5;

  /** The blocks of interchangeable elements, as text. */
  String symmetric() {
    return blocks().stream()
        .map(block -> names(block.elements()))
        .collect(Collectors.joining("; ", "symmetric: ", ""));
  }

  /** Text on how a composite process is permuted. */
  String of(Composite composite) {
    List<Block> own = blocks().stream().filter(block -> isOf(composite, block)).toList();
    if (own.isEmpty()) {
      return "not decomposed: %s, no part of which is symmetric".formatted(composite);
    }
    boolean whole =
        own.stream()
            .flatMap(block -> block.elements().stream())
            .allMatch(element -> isWhole(composite, element));
    return whole
        ? "not decomposed: %s, permuted whole".formatted(composite)
        : "decomposed: %s".formatted(composite);
  }

  private boolean isOf(Composite composite, Block block) {
    return composite.roles().contains(process(block.elements().get(0)).role());
  }

  /** Whether an element has all parts of its composite process. */
  private boolean isWhole(Composite composite, List<Integer> element) {
    ProcessInstance part = process(element);
    int number = 1 + part.role().members().indexOf(part.id());
    return element.size() == composite.partsOf(number).size();
  }

  /** The first part of an element. */
  private ProcessInstance process(List<Integer> element) {
    return tables.layout().processes().get(element.get(0)).process();
  }

  /** For each role that is not symmetric, two members that are not interchangeable, and why. */
  List<String> apart() {
    return divisions.stream()
        .filter(division -> division.groups().size() > 1 && division.first(0).size() == 1)
        .filter(division -> !isPermuted(division.first(0), division.first(1)))
        .map(division -> both(division, 1) + ": " + division.reasons().get(0))
        .toList();
  }

  /**
   * All pairs of elements that are not interchangeable, with the reasons. A pair of larger elements
   * is left out if parts of it were listed already for the same reason.
   */
  List<String> reasons() {
    List<String> all = new ArrayList<>();
    List<Difference> told = new ArrayList<>();
    for (Division division : divisions) {
      int groups = division.groups().size();
      int last = Math.min(groups, 1 + MOST_REASONS);
      for (int group = 1; group < last; group++) {
        Difference difference = Difference.of(division, group);
        if (told.stream().noneMatch(difference::repeats)) {
          all.add(both(division, group) + ": " + difference.reason());
        }
        told.add(difference);
      }
      if (last < groups) {
        List<List<Integer>> rest =
            division.groups().subList(last, groups).stream().map(group -> group.get(0)).toList();
        all.add("%s and any of %s".formatted(name(division.first(0)), names(rest)));
      }
    }
    return all;
  }

  /** Two elements that are not interchangeable, and why. */
  private record Difference(List<Integer> one, List<Integer> other, String reason) {

    static Difference of(Division division, int group) {
      return new Difference(
          division.first(0), division.first(group), division.reasons().get(group - 1));
    }

    /** Whether {@code told} is about parts of the same elements and has the same reason. */
    boolean repeats(Difference told) {
      return reason.equals(told.reason)
          && one.containsAll(told.one)
          && other.containsAll(told.other);
    }
  }

  private String both(Division division, int group) {
    List<Integer> one = division.first(0);
    List<Integer> other = division.first(group);
    String alone = isPermuted(one, other) ? " on their own" : "";
    return "%s and %s%s".formatted(name(one), name(other), alone);
  }

  /** Whether two elements are interchangeable as parts of larger ones. */
  private boolean isPermuted(List<Integer> one, List<Integer> other) {
    return blocks().stream().anyMatch(block -> isIn(block, one) && isIn(block, other));
  }

  private static boolean isIn(Block block, List<Integer> element) {
    return block.elements().stream().anyMatch(larger -> larger.containsAll(element));
  }

  List<Block> blocks() {
    return divisions.stream().flatMap(division -> division.blocks().stream()).toList();
  }

  /** The number of permutations within blocks. */
  BigInteger permutations() {
    return blocks().stream()
        .map(block -> SymmetryGroup.orders(block.size()))
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }

  private String names(List<List<Integer>> elements) {
    return elements.stream().map(this::name).collect(Collectors.joining(", "));
  }

  /** The name of an element in reports. */
  private String name(List<Integer> element) {
    return element.stream()
        .map(process -> tables.layout().processes().get(process).name())
        .collect(Collectors.joining("+"));
  }
}

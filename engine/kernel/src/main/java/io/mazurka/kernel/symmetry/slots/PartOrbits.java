package io.mazurka.kernel.symmetry.slots;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The sets of elements that some permutations of {@code 0} to {@code n - 1} map to each other. */
public final class PartOrbits {

  private static final int MOST_NAMES = 10;
  private static final int MOST_ORBITS = 6;

  private final int[] least;

  private PartOrbits(int[] least) {
    this.least = least;
  }

  /** The orbits of the parts or of the steps of a model. */
  public static PartOrbits of(
      List<Automorphism> generators, Function<Automorphism, int[]> images, int size) {
    int[] least = new int[size];
    for (int element = 0; element < size; element++) {
      least[element] = element;
    }
    PartOrbits orbits = new PartOrbits(least);
    for (Automorphism generator : generators) {
      int[] image = images.apply(generator);
      for (int element = 0; element < size; element++) {
        int one = orbits.of(element);
        int other = orbits.of(image[element]);
        least[Math.max(one, other)] = Math.min(one, other);
      }
    }
    return orbits;
  }

  /** The least element of the orbit of an element. */
  public int of(int element) {
    int root = element;
    while (least[root] != root) {
      root = least[root];
    }
    return root;
  }

  /** The orbits with more than one element, by their least elements. */
  private Map<Integer, List<Integer>> larger() {
    Map<Integer, List<Integer>> orbits = new TreeMap<>();
    for (int element = 0; element < least.length; element++) {
      orbits.computeIfAbsent(of(element), none -> new ArrayList<>()).add(element);
    }
    orbits.values().removeIf(orbit -> orbit.size() == 1);
    return orbits;
  }

  /** The orbits with more than one element, as text. */
  String text(List<String> names) {
    List<String> texts =
        larger().values().stream()
            .map(orbit -> named(orbit.stream().map(names::get).toList()))
            .collect(Collectors.toCollection(ArrayList::new));
    int more = texts.size() - MOST_ORBITS;
    return String.join("; ", texts.subList(0, Math.min(MOST_ORBITS, texts.size())))
        + (more > 0 ? "; and %d groups more".formatted(more) : "");
  }

  private static String named(List<String> all) {
    int more = all.size() - MOST_NAMES;
    return String.join(", ", all.subList(0, Math.min(MOST_NAMES, all.size())))
        + (more > 0 ? " and %,d more".formatted(more) : "");
  }

  /** How many permutations there would be if all orbits could be permuted as one likes. */
  BigInteger freely() {
    return larger().values().stream()
        .map(orbit -> SortedRows.factorial(orbit.size()))
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }

  /**
   * For the first of each set of elements that are in one orbit here and no longer among {@code
   * fewer}, two that have been told apart.
   */
  List<int[]> toldApartBy(PartOrbits fewer) {
    List<int[]> pairs = new ArrayList<>();
    for (List<Integer> orbit : larger().values()) {
      orbit.stream()
          .filter(element -> fewer.of(element) != fewer.of(orbit.get(0)))
          .findFirst()
          .ifPresent(element -> pairs.add(new int[] {orbit.get(0), element}));
    }
    return pairs;
  }
}

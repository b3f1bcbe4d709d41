package io.mazurka.search.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What guided executions have learned: the beginnings that reached something new, in the order in
 * which they were found, and everything that was reached.
 *
 * @param next the number of the first execution that it has not learned from
 * @param known the fingerprints of local states and the codes of pairs that were reached, sorted
 */
public record Corpus(long next, List<Prefix> prefixes, List<Long> known) {

  private static final String NEXT = "next";
  private static final String KNOWN = "known";
  private static final String PREFIX = "prefix";

  /**
   * The beginning of an execution.
   *
   * @param start the index of its initial state
   * @param steps the index of each step
   */
  public record Prefix(int start, List<Integer> steps) {

    public Prefix {
      steps = List.copyOf(steps);
    }
  }

  public Corpus {
    prefixes = List.copyOf(prefixes);
    known = List.copyOf(known);
  }

  /** Nothing was learned yet. */
  public static Corpus empty() {
    return new Corpus(0, List.of(), List.of());
  }

  /** The lines of a text that {@link #parse} reads. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(NEXT + " " + next);
    lines.add(
        KNOWN
            + known.stream().map(one -> " " + Long.toHexString(one)).collect(Collectors.joining()));
    for (Prefix prefix : prefixes) {
      lines.add(
          PREFIX
              + " "
              + prefix.start
              + prefix.steps.stream().map(step -> " " + step).collect(Collectors.joining()));
    }
    return lines;
  }

  /**
   * The corpus with these lines.
   *
   * @throws IllegalArgumentException if they are not those of a corpus
   */
  public static Corpus parse(List<String> lines) {
    long next = -1;
    List<Long> known = new ArrayList<>();
    List<Prefix> prefixes = new ArrayList<>();
    for (String line : lines) {
      List<String> words = Arrays.asList(line.split(" ", -1));
      List<String> rest = words.subList(1, words.size());
      switch (words.get(0)) {
        case NEXT -> next = Long.parseLong(String.join(" ", rest));
        case KNOWN -> rest.forEach(word -> known.add(Long.parseUnsignedLong(word, 16)));
        case PREFIX -> {
          List<Integer> numbers = rest.stream().map(Integer::parseUnsignedInt).toList();
          if (numbers.isEmpty()) {
            throw new IllegalArgumentException("a beginning without an initial state");
          }
          prefixes.add(new Prefix(numbers.get(0), numbers.subList(1, numbers.size())));
        }
        default -> throw new IllegalArgumentException("no such line: " + words.get(0));
      }
    }
    if (next < 0) {
      throw new IllegalArgumentException("it does not say how far it came");
    }
    return new Corpus(next, prefixes, known);
  }
}

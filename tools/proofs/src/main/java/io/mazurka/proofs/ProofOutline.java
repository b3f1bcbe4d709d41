package io.mazurka.proofs;

import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The outline of a proof as text. Together with the model it determines all questions that solvers
 * have to confirm.
 *
 * @param properties the names of the invariants
 * @param k the number of successive states in which the induction step assumes the goal
 * @param lemmas conditions that always hold, in the form that {@link ProofSubject#readLemma} reads
 * @param lemmaK the same number for the proof of the lemmas; 0 if single steps preserve them
 *     together with the invariants
 * @param ranges whether the invariants and lemmas are needed to show that values stay in their
 *     ranges
 * @param strengthened the conditions added to guards, by the numbers of commands
 * @param strengtheningK the same number for the proof that stronger guards change nothing
 */
record ProofOutline(
    List<String> properties,
    PathKind paths,
    int k,
    List<String> lemmas,
    int lemmaK,
    boolean ranges,
    Map<Integer, String> strengthened,
    int strengtheningK) {

  ProofOutline {
    properties = List.copyOf(properties);
    lemmas = List.copyOf(lemmas);
  }

  /** The same outline with another k. */
  ProofOutline withK(int number) {
    return new ProofOutline(
        properties, paths, number, lemmas, lemmaK, ranges, strengthened, strengtheningK);
  }

  /** The same outline with lemmas. */
  ProofOutline withLemmas(List<String> some, int number) {
    return new ProofOutline(
        properties, paths, k, some, number, ranges, strengthened, strengtheningK);
  }

  /** The same outline with stronger guards. */
  ProofOutline withGuards(Map<Integer, String> additions, int number) {
    return new ProofOutline(properties, paths, k, lemmas, lemmaK, ranges, additions, number);
  }

  /** The outline as lines of text. */
  List<String> written() {
    List<String> lines = new ArrayList<>();
    properties.forEach(one -> lines.add("property " + one));
    lines.add("paths " + paths.name().toLowerCase(Locale.ROOT));
    lines.add("k " + k);
    lines.add("lemma-k " + lemmaK);
    lines.add("ranges " + (ranges ? "proved" : "plain"));
    lines.add("strengthening-k " + strengtheningK);
    strengthened.forEach((command, added) -> lines.add("guard %d %s".formatted(command, added)));
    lemmas.forEach(one -> lines.add("lemma " + one));
    return lines;
  }

  /** Reads the lines that {@link #written} has written. */
  static ProofOutline read(List<String> lines) {
    List<String> properties = new ArrayList<>();
    List<String> lemmas = new ArrayList<>();
    Map<Integer, String> guards = new LinkedHashMap<>();
    Map<String, String> others = new LinkedHashMap<>();
    try {
      for (String line : lines) {
        String[] parts = line.split(" ", 2);
        switch (parts[0]) {
          case "property" -> properties.add(parts[1]);
          case "lemma" -> lemmas.add(parts[1]);
          case "guard" -> {
            String[] guard = parts[1].split(" ", 2);
            guards.put(Integer.valueOf(guard[0]), guard[1]);
          }
          case "paths", "k", "lemma-k", "ranges", "strengthening-k" ->
              others.put(parts[0], parts[1]);
          default -> throw broken(line);
        }
      }
      if (properties.isEmpty()) {
        throw broken("it does not say what is proved");
      }
      return new ProofOutline(
          properties,
          PathKind.valueOf(others.getOrDefault("paths", "").toUpperCase(Locale.ROOT)),
          number(others, "k"),
          lemmas,
          number(others, "lemma-k"),
          "proved".equals(others.get("ranges")),
          guards,
          number(others, "strengthening-k"));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw broken(String.valueOf(e.getMessage()));
    }
  }

  private static int number(Map<String, String> others, String key) {
    return Integer.parseInt(others.getOrDefault(key, ""));
  }

  private static InvalidModelException broken(String line) {
    return new InvalidModelException(
        "--recheck: %s is not as prove --out writes it: %s".formatted(Certificate.OUTLINE, line));
  }
}

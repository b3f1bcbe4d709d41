package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import io.mazurka.temporal.formula.PropositionalParts;
import io.mazurka.temporal.syntax.LinearParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The automaton into which SPIN translates a formula without next: a never claim, read again. */
final class SpinClaim {

  /** Of the processor, so that nothing depends on how busy the machine is. */
  private static final String LIMITED = "ulimit -t 1 && exec spin -f \"$0\"";

  /** The exit code of whoever is ended by a signal is larger. */
  private static final int SIGNAL = 128;

  private static final Pattern LABEL = Pattern.compile("\\s*(\\w+):\\s*");
  private static final Pattern EDGE = Pattern.compile("\\s*:: (\\(.*\\)) -> goto (\\w+)\\s*");
  private static final Pattern LAST =
      Pattern.compile("\\s*:: atomic \\{ (\\(.*\\)) -> assert\\(.*\\) \\}\\s*");

  private final int atoms;
  private final Map<String, Integer> states = new HashMap<>();
  private final List<List<Edge>> edges = new ArrayList<>();

  /** For each state whether its edges are marked. */
  private final List<Boolean> accepting = new ArrayList<>();

  private SpinClaim(int atoms) {
    this.atoms = atoms;
  }

  static boolean isInstalled() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "spin")));
  }

  /** The automaton, or nothing if SPIN takes too long for it, as it does now and then. */
  static Optional<Automaton> of(LinearFormula formula, int atoms)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("claim");
    Path output = folder.resolve("claim.pml");
    try {
      Process spin =
          new ProcessBuilder("sh", "-c", LIMITED, text(formula))
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (spin.waitFor() > SIGNAL) {
        return Optional.empty();
      }
      List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
      return Optional.of(new SpinClaim(atoms).read(lines));
    } finally {
      Files.deleteIfExists(output);
      Files.delete(folder);
    }
  }

  /** A formula as SPIN reads it, with all parentheses. */
  private static String text(LinearFormula formula) {
    if (formula instanceof Constant constant) {
      return String.valueOf(constant.value());
    } else if (formula instanceof Atom atom) {
      return "p" + atom.number();
    } else if (formula instanceof Not not) {
      return "!(" + text(not.operand()) + ")";
    } else if (formula instanceof And and) {
      return joined(and.left(), "&&", and.right());
    } else if (formula instanceof Or or) {
      return joined(or.left(), "||", or.right());
    } else if (formula instanceof Until until && until.left().equals(new Constant(true))) {
      return "<>(" + text(until.right()) + ")";
    } else if (formula instanceof Release release && release.left().equals(new Constant(false))) {
      return "[](" + text(release.right()) + ")";
    } else if (formula instanceof Until until) {
      return joined(until.left(), "U", until.right());
    } else if (formula instanceof Release release) {
      return joined(release.left(), "V", release.right());
    }
    throw new IllegalArgumentException("SPIN does not know " + formula);
  }

  private static String joined(LinearFormula left, String operator, LinearFormula right) {
    return "(%s) %s (%s)".formatted(text(left), operator, text(right));
  }

  private Automaton read(List<String> lines) {
    List<String> labels = new ArrayList<>();
    int state = -1;
    for (String line : lines) {
      Matcher label = LABEL.matcher(line);
      if (label.matches()) {
        labels.add(label.group(1));
        continue;
      }
      if (!labels.isEmpty()) {
        state = state(labels);
        labels.clear();
      }
      Matcher edge = EDGE.matcher(line);
      Matcher last = LAST.matcher(line);
      if (edge.matches()) {
        add(state, edge.group(1), state(List.of(edge.group(2))));
      } else if (last.matches()) {
        add(state, last.group(1), all());
      } else if (line.trim().equals("skip")) {
        add(state, "(1)", state);
      } else if (!line.matches("(never +\\{ .*|\\s*(do|od;|if|fi;|false;|\\})\\s*)")) {
        throw new IllegalArgumentException("not understood: " + lines);
      }
    }
    List<List<Edge>> marked = new ArrayList<>();
    for (int each = 0; each < edges.size(); each++) {
      long marks = accepting.get(each) ? 1 : 0;
      marked.add(
          edges.get(each).stream()
              .map(edge -> new Edge(edge.positive(), edge.negative(), marks, edge.target()))
              .toList());
    }
    return Automaton.of(0, 1, marked);
  }

  private int state(List<String> labels) {
    int state =
        labels.stream()
            .filter(states::containsKey)
            .map(states::get)
            .findFirst()
            .orElse(edges.size());
    if (state == edges.size()) {
      edges.add(new ArrayList<>());
      accepting.add(false);
    }
    for (String label : labels) {
      states.put(label, state);
      if (label.startsWith("accept")) {
        accepting.set(state, true);
      }
    }
    return state;
  }

  /** The state from which everything is accepted. */
  private int all() {
    int state = state(List.of("accept_all"));
    if (edges.get(state).isEmpty()) {
      add(state, "(1)", state);
    }
    return state;
  }

  private void add(int state, String guard, int target) {
    LinearFormula condition =
        LinearParser.parse(
            guard.replace("(1)", "(true)"), text -> Integer.parseInt(text.substring(1)));
    long every = (1L << atoms) - 1;
    for (long label = 0; label <= every; label++) {
      if (PropositionalParts.holds(condition, label)) {
        edges.get(state).add(new Edge(label, every & ~label, 0, target));
      }
    }
  }
}

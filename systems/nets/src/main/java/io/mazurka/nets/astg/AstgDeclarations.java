package io.mazurka.nets.astg;

import io.mazurka.nets.EdgeChoice;
import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Signal;
import io.mazurka.nets.Signal.Kind;
import io.mazurka.nets.Signal.Level;
import io.mazurka.nets.source.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The signals and dummy transitions that the head of an astg file declares. */
final class AstgDeclarations {

  /** A transition: signal or dummy, edge, instance number. */
  private static final Pattern TRANSITION = Pattern.compile("(.+?)([+\\-~]?)(/\\d+)?");

  private static final Pattern LEVEL = Pattern.compile("([!~]?)([^=']+)(=[01]|')?");

  private final List<Signal> signals = new ArrayList<>();
  private final Set<String> dummies = new HashSet<>();
  private final List<EdgeChoice> choices = new ArrayList<>();

  List<Signal> signals() {
    return signals;
  }

  void signals(List<String> names, Kind kind, Position position) {
    for (String signal : names) {
      refuseDeclared(signal, position);
      signals.add(new Signal(signal, kind, Level.UNKNOWN));
    }
  }

  void dummies(List<String> names, Position position) {
    for (String dummy : names) {
      refuseDeclared(dummy, position);
      dummies.add(dummy);
    }
  }

  private void refuseDeclared(String declared, Position position) {
    if (dummies.contains(declared) || number(declared) >= 0) {
      throw position.problem("'%s' is declared twice".formatted(declared));
    }
  }

  /** Declares that two edges may prevent each other. */
  void choice(List<String> edges, Position position) {
    Label one = edges.size() == 2 ? label(edges.get(0), position) : null;
    Label other = edges.size() == 2 ? label(edges.get(1), position) : null;
    if (one == null || other == null) {
      throw position.problem("a choice is between two edges of signals, such as a+ b+");
    }
    choices.add(new EdgeChoice(one, other));
  }

  List<EdgeChoice> choices() {
    return choices;
  }

  /**
   * Reads the initial values: a list of signals, negated if low, or one bit per signal in the order
   * of declaration.
   */
  void initialState(String text, Position position) {
    String content = text.replaceAll("[\\[\\]{}]", " ").strip();
    String bits = content.replaceAll("\\s", "");
    if (bits.matches("[01XxUu?\\-]+") && bits.length() == signals.size()) {
      for (int signal = 0; signal < bits.length(); signal++) {
        char bit = bits.charAt(signal);
        set(signal, bit == '0' ? Level.LOW : bit == '1' ? Level.HIGH : Level.UNKNOWN);
      }
      return;
    }
    for (String word : content.isEmpty() ? new String[0] : content.split("\\s+")) {
      Matcher level = LEVEL.matcher(word);
      int signal = level.matches() ? number(level.group(2)) : -1;
      if (signal < 0) {
        throw position.problem("'%s' in the initial state is not a signal".formatted(word));
      }
      boolean low = !level.group(1).isEmpty() || isLow(level.group(3));
      set(signal, low ? Level.LOW : Level.HIGH);
    }
  }

  private static boolean isLow(@Nullable String suffix) {
    return suffix != null && !suffix.equals("=1");
  }

  private void set(int signal, Level level) {
    signals.set(signal, signals.get(signal).withInitial(level));
  }

  /**
   * The label of a node of the graph if it is a transition; null if it is a place. A declared name
   * without an edge is a transition that changes no signal.
   */
  @Nullable Label label(String node, Position position) {
    Matcher parts = TRANSITION.matcher(node);
    if (!parts.matches()) {
      return null;
    }
    String base = parts.group(1);
    String edge = parts.group(2);
    if (dummies.contains(base + edge)) {
      return Label.DUMMY;
    }
    int signal = number(base);
    if (edge.isEmpty()) {
      return signal < 0 ? null : Label.DUMMY;
    }
    if (signal < 0) {
      throw position.problem(
          "'%s' is a transition of '%s', which is not declared as input, output or internal"
              .formatted(node, base));
    }
    return new Label(
        signal, edge.equals("+") ? Edge.RISE : edge.equals("-") ? Edge.FALL : Edge.TOGGLE);
  }

  private int number(String signal) {
    for (int number = 0; number < signals.size(); number++) {
      if (signals.get(number).name().equals(signal)) {
        return number;
      }
    }
    return -1;
  }
}

package io.mazurka.guarded.circuit;

import io.mazurka.kernel.InvalidModelException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads circuits written as lists of gates, one declaration a line: {@code lo = C(li, ~x)}. The
 * format is described in {@code docs/guides/circuits.md}.
 */
public final class GateList {

  private static final String NAME = "[A-Za-z_][\\w.\\[\\]]*";
  private static final Pattern SIGNAL = Pattern.compile(NAME);
  private static final Pattern INPUT = Pattern.compile("~?" + NAME);
  private static final Pattern CHANGE = Pattern.compile(NAME + "[+-]");
  private static final Pattern GATE = Pattern.compile("(\\S+)\\s*=\\s*(\\w+)\\s*\\(([^()]*)\\)");
  private static final Pattern MUTEX = Pattern.compile("ME\\s*\\(([^()]*)->([^()]*)\\)");
  private static final Pattern PROPERTY =
      Pattern.compile(
          "(property|sometimes|at-end|proposition|ltl|ctl|ctlstar)\\s+([\\w.-]+)\\s*:\\s*(.+)");
  private static final Pattern VALUE = Pattern.compile("(" + NAME + ")=([01])");

  private static final int LONGEST_NAME = 1000;

  private final String source;
  private int number;
  private @Nullable CircuitBuilder builder;

  private GateList(String source) {
    this.source = source;
  }

  /** The circuit in {@code text}; {@code source} is where it comes from, for messages. */
  public static Circuit parse(String text, String source) {
    return new GateList(source).circuit(text);
  }

  private Circuit circuit(String text) {
    for (String line : text.split("\\R", -1)) {
      number++;
      String content = line.replaceFirst("#.*", "").strip();
      if (!content.isEmpty()) {
        declare(content);
      }
    }
    if (builder == null) {
      throw wrong("there is no line 'circuit NAME'");
    }
    return builder.build();
  }

  private void declare(String line) {
    String[] words = line.split("\\s+");
    if (builder == null) {
      if (words.length != 2 || !words[0].equals("circuit")) {
        throw wrong("expected 'circuit NAME' first");
      }
      builder = Circuit.named(readable(words[1]));
      return;
    }
    builder.at(source + ":" + number);
    Matcher gate = GATE.matcher(line);
    Matcher mutex = MUTEX.matcher(line);
    Matcher property = PROPERTY.matcher(line);
    if (mutex.matches()) {
      String[] requests = names(INPUT, mutex.group(1), 2);
      String[] grants = names(SIGNAL, mutex.group(2), 2);
      builder.mutex(requests[0], requests[1], grants[0], grants[1]);
    } else if (gate.matches()) {
      builder.gate(
          names(SIGNAL, gate.group(1), 1)[0],
          function(gate.group(2)),
          names(INPUT, gate.group(3), -1));
    } else if (property.matches()) {
      String name = readable(property.group(2));
      String condition = property.group(3);
      switch (property.group(1)) {
        case "sometimes" -> builder.sometimes(name, condition);
        case "at-end" -> builder.atEnd(name, condition);
        case "proposition" -> builder.proposition(name, condition);
        case "ltl" -> builder.ltl(name, condition);
        case "ctl" -> builder.ctl(name, condition);
        case "ctlstar" -> builder.ctlStar(name, condition);
        default -> builder.property(name, condition);
      }
    } else {
      declare(builder, words[0], Arrays.asList(words).subList(1, words.length));
    }
  }

  private void declare(CircuitBuilder circuit, String keyword, List<String> words) {
    String rest = String.join(",", words);
    switch (keyword) {
      case "process" -> circuit.process(single(words));
      case "active" -> {
        String[] pair = names(SIGNAL, rest, 2);
        circuit.active(pair[0], pair[1]);
      }
      case "passive" -> {
        String[] pair = names(SIGNAL, rest, 2);
        circuit.passive(pair[0], pair[1]);
      }
      case "choice" -> {
        String[] pair = names(CHANGE, rest, 2);
        circuit.choice(pair[0], pair[1]);
      }
      case "initially" -> words.forEach(word -> initially(circuit, word));
      case "circuit" -> throw wrong("there is a second line 'circuit'");
      default ->
          throw wrong(
              "expected a gate such as 'z = AND(x, ~y)', ME(r1, r2 -> m1, m2), or one of process,"
                  + " active, passive, initially, choice, property, sometimes, at-end, proposition, ltl,"
                  + " ctl and ctlstar");
    }
  }

  private String single(List<String> words) {
    if (words.size() != 1) {
      throw wrong("expected one name after 'process'");
    }
    return readable(words.get(0));
  }

  /** Returns {@code name}; refuses names that are too long for tables in reports. */
  private String readable(String name) {
    if (name.length() > LONGEST_NAME) {
      throw wrong(
          "the name that begins with '%s' has %d characters, more than %d"
              .formatted(name.substring(0, 20), name.length(), LONGEST_NAME));
    }
    return name;
  }

  private void initially(CircuitBuilder circuit, String word) {
    Matcher value = VALUE.matcher(word);
    if (!value.matches()) {
      throw wrong("expected initial values such as 'x=1', not '%s'".formatted(word));
    }
    circuit.initially(value.group(1), value.group(2).equals("1"));
  }

  private GateFunction function(String name) {
    for (GateFunction function : GateFunction.values()) {
      if (function != GateFunction.GRANT && function.name().equals(name.toUpperCase(Locale.ROOT))) {
        return function;
      }
    }
    throw wrong(
        "there is no gate '%s'; there are C, AND, OR, NAND, NOR, XOR, NOT, BUF and ME"
            .formatted(name));
  }

  private String[] names(Pattern pattern, String list, int count) {
    String[] names = list.strip().split("\\s*,\\s*", -1);
    for (String name : names) {
      if (!pattern.matcher(readable(name)).matches()) {
        throw wrong(
            name.isEmpty()
                ? "a name is missing"
                : "'%s' is not %s".formatted(name, pattern == CHANGE ? "a change" : "a signal"));
      }
    }
    if (count >= 0 && names.length != count) {
      throw wrong("expected %d names, not %d".formatted(count, names.length));
    }
    return names;
  }

  private InvalidModelException wrong(String reason) {
    return new InvalidModelException("%s:%d: %s".formatted(source, number, reason));
  }
}

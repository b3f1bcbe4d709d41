package io.mazurka.bench.shapes;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A net with at most one token on each place. It can be written as PNML and as a program with a
 * Boolean variable for each place.
 */
final class SafeNet {

  private record Transition(List<String> takes, List<String> puts) {}

  private final String name;
  private final Map<String, Boolean> places = new LinkedHashMap<>();
  private final List<Transition> transitions = new ArrayList<>();

  SafeNet(String name) {
    this.name = name;
  }

  /**
   * A binary counter of {@code bits} bits, with {@code free} more bits that change independently:
   * 2<sup>all bits</sup> markings on at least 2<sup>bits of the counter</sup> levels.
   */
  static SafeNet counter(int bits, int free) {
    SafeNet net = new SafeNet("counter");
    List<String> zeros = new ArrayList<>();
    List<String> ones = new ArrayList<>();
    for (int bit = 0; bit < bits; bit++) {
      String zero = net.place("zero" + bit, true);
      String one = net.place("one" + bit, false);
      List<String> takes = new ArrayList<>(ones);
      takes.add(zero);
      List<String> puts = new ArrayList<>(zeros);
      puts.add(one);
      net.transition(takes, puts);
      zeros.add(zero);
      ones.add(one);
    }
    for (int bit = 0; bit < free; bit++) {
      String low = net.place("low" + bit, true);
      String high = net.place("high" + bit, false);
      net.transition(List.of(low), List.of(high));
      net.transition(List.of(high), List.of(low));
    }
    return net;
  }

  /**
   * Guests in a row with a fork between any two. Each gets hungry once, takes both forks beside it
   * at once, and puts them back for good. There are a(n) markings for n guests, where a(0) = 1,
   * a(1) = 4 and a(n) = 3 a(n - 1) + 3 a(n - 2), since no two neighbours eat.
   */
  static SafeNet guests(int guests) {
    SafeNet net = new SafeNet("guests");
    for (int fork = 0; fork <= guests; fork++) {
      net.place("fork" + fork, true);
    }
    for (int guest = 0; guest < guests; guest++) {
      String waits = net.place("waits" + guest, true);
      String hungry = net.place("hungry" + guest, false);
      String eats = net.place("eats" + guest, false);
      String full = net.place("full" + guest, false);
      String left = "fork" + guest;
      String right = "fork" + (guest + 1);
      net.transition(List.of(waits), List.of(hungry));
      net.transition(List.of(hungry, left, right), List.of(eats));
      net.transition(List.of(eats), List.of(full, left, right));
    }
    return net;
  }

  private String place(String place, boolean marked) {
    places.put(place, marked);
    return place;
  }

  private void transition(List<String> takes, List<String> puts) {
    transitions.add(new Transition(takes, puts));
  }

  String pnml() {
    StringJoiner text = new StringJoiner("\n", "", "\n");
    text.add("<pnml xmlns=\"http://www.pnml.org/version-2009/grammar/pnml\">");
    text.add(
        "<net id=\"%s\" type=\"http://www.pnml.org/version-2009/grammar/ptnet\">".formatted(name));
    text.add("<page id=\"page\">");
    places.forEach(
        (place, marked) ->
            text.add(
                marked
                    ? "<place id=\"%s\"><initialMarking><text>1</text></initialMarking></place>"
                        .formatted(place)
                    : "<place id=\"%s\"/>".formatted(place)));
    for (int number = 0; number < transitions.size(); number++) {
      String id = "t" + number;
      text.add("<transition id=\"%s\"/>".formatted(id));
      transitions.get(number).takes().forEach(place -> text.add(arc(place, id)));
      transitions.get(number).puts().forEach(place -> text.add(arc(id, place)));
    }
    return text.add("</page></net></pnml>").toString();
  }

  private static String arc(String from, String to) {
    return "<arc id=\"%s-%s\" source=\"%s\" target=\"%s\"/>".formatted(from, to, from, to);
  }

  /** The net as a program with a single process and a command for each transition. */
  Program program() {
    ProgramBuilder program = Program.named(name);
    Map<String, StateVariable> variables = new LinkedHashMap<>();
    places.forEach((place, marked) -> variables.put(place, program.bool(place, marked)));
    program.process("net");
    for (int number = 0; number < transitions.size(); number++) {
      Transition transition = transitions.get(number);
      List<BooleanExpression> guard = new ArrayList<>();
      List<Assignment> changes = new ArrayList<>();
      for (String place : transition.takes()) {
        guard.add(new IsSet(variable(variables, place)));
        changes.add(new Assignment(variable(variables, place), new Constant(0)));
      }
      for (String place : transition.puts()) {
        changes.add(new Assignment(variable(variables, place), new Constant(1)));
      }
      program.command("t" + number, new All(guard), changes);
    }
    return program.build();
  }

  private static StateVariable variable(Map<String, StateVariable> variables, String place) {
    StateVariable variable = variables.get(place);
    if (variable == null) {
      throw new IllegalArgumentException("no place " + place);
    }
    return variable;
  }
}

package io.mazurka.guarded.circuit;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.Requirement;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.temporal.syntax.FormulaSyntaxException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Collects the gates of a circuit. Gates may come in any order and name any signals; {@link #build}
 * checks that every signal that is read is also driven. A gate belongs to the process begun last;
 * if no process was begun, the gate is a process of its own.
 */
public final class CircuitBuilder {

  private final String name;
  private final Map<String, Gate> gates = new LinkedHashMap<>();
  private final Map<String, Boolean> initial = new HashMap<>();
  private final Set<String> processes = new LinkedHashSet<>();
  private final Set<SignalChoice> choices = new LinkedHashSet<>();
  private final Map<String, AskedCondition> properties = new LinkedHashMap<>();

  /** The place of each declaration in the file, for messages. */
  private final Map<Object, String> places = new HashMap<>();

  private String place;
  private String process = "";

  CircuitBuilder(String name) {
    this.name = name;
    this.place = name;
  }

  /** Sets the place in the file of the declarations that follow. */
  CircuitBuilder at(String here) {
    place = here;
    return this;
  }

  /** Begins a process: a cell or an environment. */
  public CircuitBuilder process(String begun) {
    require(processes.add(begun), "there are two processes '%s'".formatted(begun));
    process = begun;
    return this;
  }

  /** The gate that drives {@code output}; an input that begins with {@code ~} is inverted. */
  public CircuitBuilder gate(String output, GateFunction function, String... inputs) {
    require(
        function.takes(inputs.length),
        "%s does not take %d inputs".formatted(function, inputs.length));
    String owner = process.isEmpty() ? output : process;
    processes.add(owner);
    Gate gate = Gate.of(owner, output, function, inputs);
    require(gates.put(output, gate) == null, "signal '%s' is driven twice".formatted(output));
    places.put(gate, place);
    return this;
  }

  /** A mutual-exclusion element: which request is granted first is a declared choice. */
  public CircuitBuilder mutex(String request1, String request2, String grant1, String grant2) {
    gate(grant1, GateFunction.GRANT, request1, "~" + grant2);
    gate(grant2, GateFunction.GRANT, request2, "~" + grant1);
    return choice(grant1 + "+", grant2 + "+");
  }

  /** An environment that requests whenever it may, and withdraws when it is acknowledged. */
  public CircuitBuilder active(String request, String acknowledgement) {
    return gate(request, GateFunction.NOT, acknowledgement);
  }

  /** An environment that acknowledges whatever is requested. */
  public CircuitBuilder passive(String request, String acknowledgement) {
    return gate(acknowledgement, GateFunction.BUF, request);
  }

  /** Declares that two changes, such as {@code m1+} and {@code m2+}, may disable each other. */
  public CircuitBuilder choice(String one, String other) {
    SignalChoice choice = new SignalChoice(one, other);
    choices.add(choice);
    places.put(choice, place);
    return this;
  }

  /** The value of a signal in the initial state; it is 0 unless said otherwise. */
  public CircuitBuilder initially(String signal, boolean value) {
    require(initial.put(signal, value) == null, "'%s' has two initial values".formatted(signal));
    places.put(signal, place);
    return this;
  }

  /** A condition on the signals that should hold in every state. */
  public CircuitBuilder property(String property, String condition) {
    return require(property, new AskedCondition(Kind.INVARIANT, condition));
  }

  /** A condition on the signals that should hold in some state that can be reached. */
  public CircuitBuilder sometimes(String property, String condition) {
    return require(property, new AskedCondition(Kind.SOMETIMES, condition));
  }

  /** A condition on the signals that should hold in every state in which no gate is excited. */
  public CircuitBuilder atEnd(String property, String condition) {
    return require(property, new AskedCondition(Kind.AT_END, condition));
  }

  /** A named condition on the signals that formulas can use. */
  public CircuitBuilder proposition(String proposition, String condition) {
    return require(proposition, new AskedCondition(Kind.GOAL, condition));
  }

  /** A formula of linear time over conditions on the signals that should hold. */
  public CircuitBuilder ltl(String property, String formula) {
    return require(property, new AskedCondition(Kind.LTL, formula));
  }

  /** A formula of branching time over conditions on the signals that should hold. */
  public CircuitBuilder ctl(String property, String formula) {
    return require(property, new AskedCondition(Kind.CTL, formula));
  }

  /** A formula of CTL* over conditions on the signals that should hold. */
  public CircuitBuilder ctlStar(String property, String formula) {
    return require(property, new AskedCondition(Kind.CTLSTAR, formula));
  }

  private CircuitBuilder require(String property, AskedCondition condition) {
    require(
        properties.put(property, condition) == null,
        "there are two properties '%s'".formatted(property));
    places.put(List.of(property), place);
    return this;
  }

  /** The circuit; throws if a signal is read but not driven, or another declaration is wrong. */
  public Circuit build() {
    require(!gates.isEmpty(), "there is no gate");
    ProgramBuilder builder = Program.named(name);
    Map<String, StateVariable> signals = new HashMap<>();
    for (String owner : processes) {
      for (Gate gate : gatesOf(owner)) {
        boolean value = initial.getOrDefault(gate.output(), false);
        signals.put(gate.output(), builder.bool(gate.output(), value));
      }
    }
    checkNames(signals.keySet());
    for (String owner : processes) {
      builder.process(owner);
      gatesOf(owner).forEach(gate -> add(gate, signals, builder));
    }
    Program program = builder.build();
    GuardedModel model = GuardedModel.of(program, Map.of());
    for (Map.Entry<String, AskedCondition> one : properties.entrySet()) {
      if (!one.getValue().isTemporal()) {
        model = with(model, one.getKey(), one.getValue());
      }
    }
    for (Map.Entry<String, AskedCondition> one : properties.entrySet()) {
      if (one.getValue().isTemporal()) {
        model = withFormula(model, one.getKey(), one.getValue());
      }
    }
    return new Circuit(model, choices);
  }

  private GuardedModel with(GuardedModel model, String property, AskedCondition one) {
    BooleanExpression condition = condition(property, one.text(), model.program().names());
    return one.kind() == Kind.GOAL
        ? model.proposition(property, condition)
        : model.with(new Requirement(property, one.kind(), condition));
  }

  private GuardedModel withFormula(GuardedModel model, String property, AskedCondition one) {
    goTo(List.of(property));
    try {
      return switch (one.kind()) {
        case LTL -> model.ltl(property, one.text());
        case CTL -> model.ctl(property, one.text());
        default -> model.ctlStar(property, one.text());
      };
    } catch (FormulaSyntaxException e) {
      throw new InvalidModelException(
          "%s: property %s: %s".formatted(place, property, e.getMessage()), e);
    }
  }

  private List<Gate> gatesOf(String owner) {
    return gates.values().stream().filter(gate -> gate.process().equals(owner)).toList();
  }

  private void checkNames(Set<String> signals) {
    for (Gate gate : gates.values()) {
      goTo(gate);
      for (Input input : gate.inputs()) {
        require(
            signals.contains(input.signal()),
            "gate %s reads '%s', which nothing drives".formatted(gate.output(), input.signal()));
      }
    }
    for (String signal : initial.keySet()) {
      goTo(signal);
      require(signals.contains(signal), "nothing drives '%s'".formatted(signal));
    }
    Set<String> changes = new HashSet<>();
    signals.forEach(signal -> changes.addAll(List.of(signal + "+", signal + "-")));
    for (SignalChoice choice : choices) {
      goTo(choice);
      for (String change : List.of(choice.one(), choice.other())) {
        require(
            changes.contains(change),
            "'%s' is no change of a signal, such as x+".formatted(change));
      }
    }
  }

  private void goTo(Object declared) {
    place = places.getOrDefault(declared, name);
  }

  private static void add(Gate gate, Map<String, StateVariable> signals, ProgramBuilder builder) {
    StateVariable output = Objects.requireNonNull(signals.get(gate.output()));
    List<BooleanExpression> inputs =
        gate.inputs().stream()
            .map(input -> input.of(Objects.requireNonNull(signals.get(input.signal()))))
            .toList();
    gate.function().addTo(builder, output, inputs);
  }

  private BooleanExpression condition(String property, String text, VariableNames names) {
    goTo(List.of(property));
    try {
      return ExpressionParser.condition(text, names);
    } catch (SyntaxException e) {
      throw new InvalidModelException(
          "%s: property %s: %s".formatted(place, property, e.getMessage()), e);
    }
  }

  private void require(boolean met, String problem) {
    if (!met) {
      throw new InvalidModelException(place + ": " + problem);
    }
  }
}

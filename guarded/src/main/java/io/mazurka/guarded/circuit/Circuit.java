package io.mazurka.guarded.circuit;

import io.mazurka.guarded.engine.HazardInvariant;
import io.mazurka.guarded.engine.ProgramInvariant;
import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.expression.Condition;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An asynchronous circuit with unbounded delays: any excited gate may flip its signal, one at a
 * time. Checked are deadlock, the absence of hazards and the circuit's own properties.
 */
public final class Circuit implements Checkable {

  private final Program program;
  private final Set<Choice> choices;
  private final Map<String, Condition> properties;

  Circuit(Program program, Set<Choice> choices, Map<String, Condition> properties) {
    this.program = program;
    this.choices = Set.copyOf(choices);
    this.properties = new LinkedHashMap<>(properties);
  }

  /** Begins a circuit. */
  public static CircuitBuilder named(String name) {
    return new CircuitBuilder(name);
  }

  /** The circuit as guarded commands: {@code x+} and {@code x-} for each signal. */
  public Program program() {
    return program;
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    List<Invariant> invariants = new ArrayList<>();
    properties.forEach(
        (name, condition) -> invariants.add(new ProgramInvariant(name, condition, program)));
    invariants.add(HazardInvariant.of(program, this::isChoice));
    return new CompiledModel(new ProgramSystem(program), invariants, true, List.of());
  }

  private boolean isChoice(Command disabler, Command victim) {
    return choices.contains(new Choice(disabler.name(), victim.name()))
        || choices.contains(new Choice(victim.name(), disabler.name()));
  }
}

package io.mazurka.guarded.circuit;

import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.List;
import java.util.Set;

/**
 * An asynchronous circuit with unbounded delays: any excited gate may flip its signal, one at a
 * time. Checked are deadlock, the absence of hazards and the circuit's own properties.
 */
public final class Circuit implements Checkable {

  private final Program program;
  private final Set<SignalChoice> choices;
  private final GuardedModel model;

  Circuit(GuardedModel model, Set<SignalChoice> choices) {
    this.program = model.program();
    this.choices = Set.copyOf(choices);
    this.model = model.withoutHazards(this::isChoice);
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
    return model.compile(options);
  }

  @Override
  public Features features() {
    return model.features();
  }

  @Override
  public List<DrawnGraph> localGraphs(CheckOptions options) {
    return model.localGraphs(options);
  }

  private boolean isChoice(Command disabler, Command victim) {
    return choices.contains(new SignalChoice(disabler.name(), victim.name()))
        || choices.contains(new SignalChoice(victim.name(), disabler.name()));
  }
}

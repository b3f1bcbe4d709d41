package io.mazurka.guarded.engine;

import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.EnabledNotes;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.trace.Renderer;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A program as a transition system: a state is the value of each variable, a transition is a
 * command, and a command has one step where it is enabled.
 */
public final class ProgramSystem implements TransitionSystem, UsageNotes {

  private final Program program;
  private final List<Transition> transitions;
  private final Guards[] guards;
  private final GuardReaders readers;
  private final CommandEffect[] effects;
  private final EnabledNotes notes;

  public ProgramSystem(Program program) {
    this.program = program;
    List<Command> commands = program.commands();
    this.transitions =
        commands.stream()
            .map(c -> new Transition(c.number(), processName(program, c), c.name()))
            .toList();
    this.notes = new EnabledNotes(transitions.size());
    this.guards = Guards.of(commands, program.variables().size());
    this.readers = GuardReaders.of(guards, program.variables().size());
    this.effects = commands.stream().map(CommandEffect::new).toArray(CommandEffect[]::new);
  }

  private static String processName(Program program, Command command) {
    return program.processes().get(command.process()).name();
  }

  @Override
  public List<Transition> transitions() {
    return transitions;
  }

  @Override
  public List<int[]> initialStates() {
    return program.initial().states();
  }

  @Override
  public Cursor cursor() {
    return new ProgramCursor(guards, readers, effects, program.variables().size(), notes);
  }

  @Override
  public Unused unused(boolean everyState) {
    return notes.unused(transitions);
  }

  /** Says that symmetry maps transitions with the same number here to each other. */
  public void alike(IntUnaryOperator orbits) {
    notes.alike(orbits);
  }

  @Override
  public List<String> noted() {
    return notes.noted();
  }

  @Override
  public void note(List<String> noted) {
    notes.note(noted);
  }

  @Override
  public SlotValues values() {
    return new PlainValues(slot -> program.variables().get(slot).size() - 1);
  }

  @Override
  public Renderer renderer() {
    return new ProgramRenderer(program, this);
  }
}

package io.mazurka.guarded.engine;

import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import java.util.List;

/** Turns states and steps of a program into words; a step is known by its index. */
final class ProgramRenderer implements Renderer {

  private final ProgramWords words;
  private final List<Command> commands;
  private final ProgramSystem system;

  ProgramRenderer(Program program, ProgramSystem system) {
    this.words = new ProgramWords(program);
    this.commands = program.commands();
    this.system = system;
  }

  @Override
  public List<String> components() {
    return words.components();
  }

  @Override
  public List<String> state(int[] state) {
    return words.state(state);
  }

  @Override
  public TraceStep step(int[] state, int step) {
    Cursor cursor = system.cursor();
    cursor.load(state);
    Command command = commands.get(cursor.transition(step));
    return words.step(command, state, cursor.successor(state, step));
  }
}

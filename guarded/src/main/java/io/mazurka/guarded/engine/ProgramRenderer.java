package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/** Turns states and steps of a program into words: each variable is shown at its first writer. */
final class ProgramRenderer implements Renderer {

  private final Program program;
  private final ProgramSystem system;
  private final List<List<StateVariable>> shown = new ArrayList<>();

  ProgramRenderer(Program program, ProgramSystem system) {
    this.program = program;
    this.system = system;
    Set<StateVariable> placed = new LinkedHashSet<>();
    for (Participant process : program.processes()) {
      Set<StateVariable> own = new LinkedHashSet<>();
      for (Command command : process.commands()) {
        own.addAll(command.writes());
      }
      own.removeAll(placed);
      placed.addAll(own);
      shown.add(List.copyOf(own));
    }
  }

  @Override
  public List<String> components() {
    return program.processes().stream().map(Participant::name).toList();
  }

  /** Of each process its variables with their values, Boolean ones only where they are set. */
  @Override
  public List<String> state(int[] state) {
    List<String> texts = new ArrayList<>();
    for (List<StateVariable> variables : shown) {
      StringJoiner text = new StringJoiner(" ");
      for (StateVariable variable : variables) {
        if (!variable.isBoolean()) {
          text.add(text(variable, state));
        } else if (state[variable.slot()] == 1) {
          text.add(variable.name());
        }
      }
      texts.add(text.length() == 0 ? "-" : text.toString());
    }
    return texts;
  }

  @Override
  public TraceStep step(int[] state, int step) {
    Cursor cursor = system.cursor();
    cursor.load(state);
    int number = cursor.transition(step);
    int[] after = cursor.successor(state, step);
    List<Change> changes = new ArrayList<>();
    for (int process = 0; process < shown.size(); process++) {
      StringJoiner old = new StringJoiner(" ");
      StringJoiner now = new StringJoiner(" ");
      for (StateVariable variable : shown.get(process)) {
        int slot = variable.slot();
        if (state[slot] != after[slot]) {
          old.add(text(variable, state));
          now.add(text(variable, after));
        }
      }
      if (old.length() > 0) {
        changes.add(new Change(components().get(process), old.toString(), now.toString()));
      }
    }
    return new TraceStep(
        system.transitions().get(number).process(),
        system.transitions().get(number).name(),
        List.of(),
        List.of(),
        changes);
  }

  private static String text(StateVariable variable, int[] state) {
    return variable.name() + "=" + variable.value(state);
  }
}

package io.mazurka.proofs.lemmas;

import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The commands of a program under a renaming of variables, for comparison. A program is symmetric
 * under a renaming if its renamed commands are the original ones.
 */
final class ProgramSymmetry {

  private ProgramSymmetry() {}

  /** All commands and initial values with variables renamed, as text. */
  static Set<String> commands(Program program, VariableRenaming renaming) {
    Set<String> texts = new HashSet<>();
    for (Command command : program.commands()) {
      String effects =
          command.assignments().stream()
              .map(assignment -> text(assignment, renaming))
              .sorted()
              .collect(Collectors.joining(";"));
      texts.add(ProcessExchange.key(renaming.of(command.guard())) + ":" + effects);
    }
    program
        .variables()
        .forEach(
            variable ->
                texts.add(
                    "%s %d %s"
                        .formatted(
                            renaming.of(variable),
                            program.initial().values().get(variable.slot()),
                            program.initial().free().contains(variable))));
    texts.add(ProcessExchange.key(renaming.of(program.initial().condition())));
    return texts;
  }

  private static String text(Assignment assignment, VariableRenaming renaming) {
    return renaming.of(assignment.target()) + ":=" + renaming.of(assignment.value());
  }
}

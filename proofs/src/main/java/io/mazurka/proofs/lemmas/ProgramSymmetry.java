package io.mazurka.proofs.lemmas;

import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** What a program does, whoever does it: if that is the same under other names, so is it. */
final class ProgramSymmetry {

  private ProgramSymmetry() {}

  /** All commands and initial values under other names, as text. */
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

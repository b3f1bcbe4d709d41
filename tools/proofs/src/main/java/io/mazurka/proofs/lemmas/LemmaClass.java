package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The subject of a lemma (Bokor 2011, section 5.1). It is derived from the writers of the
 * variables: a variable that several processes write is a message in transit, and a variable on
 * which all commands of a process depend tells whether the process is up.
 */
public enum LemmaClass {
  /** The lemma is about variables of one process. */
  DEFINITION("definition"),
  /** The lemma is about processes being up, and about no message in transit. */
  SYSTEM_MODEL("system model"),
  /** The lemma is about messages in transit. */
  MESSAGE_FLOW("message flow"),
  /** The lemma is about variables of several processes. */
  STATE_VALIDITY("state validity");

  private final String text;

  LemmaClass(String text) {
    this.text = text;
  }

  public static LemmaClass of(BooleanExpression lemma, Program program) {
    Set<Integer> owners = new HashSet<>();
    boolean system = false;
    for (StateVariable variable : lemma.reads()) {
      Set<Integer> writers = writers(variable, program);
      if (writers.size() > 1) {
        return MESSAGE_FLOW;
      }
      owners.addAll(writers.isEmpty() ? readers(variable, program) : writers);
      system |= writers.size() == 1 && isUp(variable, writers.iterator().next(), program);
    }
    if (system) {
      return SYSTEM_MODEL;
    }
    return owners.size() <= 1 ? DEFINITION : STATE_VALIDITY;
  }

  private static Set<Integer> writers(StateVariable variable, Program program) {
    Set<Integer> writers = new HashSet<>();
    program.commands().stream()
        .filter(command -> command.writes(variable))
        .forEach(command -> writers.add(command.process()));
    return writers;
  }

  private static Set<Integer> readers(StateVariable variable, Program program) {
    Set<Integer> readers = new HashSet<>();
    program.commands().stream()
        .filter(command -> command.reads().contains(variable))
        .forEach(command -> readers.add(command.process()));
    return readers;
  }

  private static boolean isUp(StateVariable variable, int process, Program program) {
    Participant owner = program.processes().get(process);
    BooleanExpression set = new IsSet(variable);
    List<BooleanExpression> guards =
        owner.commands().stream().map(command -> command.guard()).toList();
    return variable.isBoolean()
        && guards.stream().allMatch(guard -> guard.conjuncts().contains(set));
  }

  @Override
  public String toString() {
    return text;
  }
}

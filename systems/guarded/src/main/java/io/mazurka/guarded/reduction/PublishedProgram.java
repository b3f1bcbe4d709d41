package io.mazurka.guarded.reduction;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.PublishedRelations;
import io.mazurka.kernel.reduction.PublishedRelations.LocatedCondition;
import io.mazurka.lpor.Relations;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The relations of a program as a user of published LPOR would declare them, from the variables
 * that its commands read and write. If only one command writes what a part of a guard reads, it is
 * necessary while that part is false (Bokor 2011, definitions 15, 16 and 22).
 */
public final class PublishedProgram implements Relations<Integer> {

  private final List<Command> commands;

  /** Per command, the parts of its guard that one other command alone can make true. */
  private final List<List<Part>> parts = new ArrayList<>();

  /**
   * A part of a guard.
   *
   * @param maker the only command that writes what the part reads
   */
  private record Part(BooleanExpression condition, int maker) {}

  /**
   * @param net whether necessary enabling transitions are used
   */
  public PublishedProgram(Program program, boolean net) {
    this.commands = program.commands();
    for (Command command : commands) {
      parts.add(net ? lonely(command) : List.of());
    }
  }

  /** Makes the relations of each worker; no set starts from an optional transition. */
  public Supplier<LocatedRelations> relations(List<Transition> transitions) {
    List<Integer> order =
        transitions.stream()
            .filter(transition -> !transition.optional())
            .map(Transition::number)
            .toList();
    return new PublishedRelations(commands.size(), this, order).under(Falsehood::new);
  }

  private List<Part> lonely(Command command) {
    List<Part> found = new ArrayList<>();
    for (BooleanExpression part : command.guard().conjuncts()) {
      Set<StateVariable> read = part.reads();
      List<Command> makers =
          commands.stream().filter(one -> !Collections.disjoint(one.writes(), read)).toList();
      if (makers.size() == 1 && makers.get(0).number() != command.number()) {
        found.add(new Part(part, makers.get(0).number()));
      }
    }
    return found;
  }

  @Override
  public boolean isDependent(Integer first, Integer second) {
    Command one = commands.get(first);
    Command other = commands.get(second);
    return !Collections.disjoint(one.writes(), other.reads())
        || !Collections.disjoint(other.writes(), one.reads())
        || !Collections.disjoint(one.writes(), other.writes());
  }

  @Override
  public boolean canEnable(Integer first, Integer second) {
    return !Collections.disjoint(
        commands.get(first).writes(), commands.get(second).guard().reads());
  }

  @Override
  public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
    return parts.get(transition).stream().map(part -> Set.of(part.maker())).toList();
  }

  /** Tells which parts of guards are false in a state. */
  private final class Falsehood implements LocatedCondition {

    private int[] state = {};

    @Override
    public void moveTo(int[] located) {
      state = located;
    }

    @Override
    public boolean isNecessary(int transition, int index) {
      return !parts.get(transition).get(index).condition().holds(state);
    }
  }
}

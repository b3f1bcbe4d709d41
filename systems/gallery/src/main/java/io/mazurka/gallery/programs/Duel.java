package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Proposers of Paxos that retry for ever. Only the latest proposal matters, so the state records
 * only whose it is; preparing a proposal thwarts the previous one. Once a value is learned nothing
 * is left to do, which is no deadlock.
 */
public final class Duel implements Model {

  @Override
  public String name() {
    return "duel";
  }

  @Override
  public String summary() {
    return "proposers of Paxos who thwart each other for ever; a value is learned if one gets through";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("proposers", 2, 1, 12));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("proposers"));
  }

  /** The duel of {@code proposers} proposers. */
  public GuardedModel model(int proposers) {
    ProgramBuilder program = Program.named(name());
    VariableType whose = VariableType.named(names(proposers));
    StateVariable promised = program.variable("promised", whose, 0);
    StateVariable chosen = program.variable("chosen", whose, 0);
    program.column("acceptors", promised, chosen);
    BooleanExpression open = IntegerExpression.of(chosen).equalTo(0);
    BooleanExpression sound = open;
    for (int proposer = 1; proposer <= proposers; proposer++) {
      BooleanExpression own = IntegerExpression.of(promised).equalTo(proposer);
      program.process("proposer" + proposer);
      program.command("prepare", open.and(own.not()), set(promised, proposer));
      program.command("accept", open.and(own), set(chosen, proposer));
      sound = sound.or(own.and(IntegerExpression.of(chosen).equalTo(proposer)));
    }
    program.process("learner");
    StateVariable learned = program.bool("learned", false);
    program.command("learn", open.not().and(BooleanExpression.of(learned).not()), set(learned, 1));
    return GuardedModel.of(program.build(), Map.of("the last promise counts", sound))
        .mayEnd()
        .proposition("learned", BooleanExpression.of(learned))
        .ltl("somebody gets through", "<> learned");
  }

  /** What the variables may hold: nobody, or one of the proposers. */
  private static String[] names(int proposers) {
    return Stream.concat(
            Stream.of("nobody"),
            IntStream.rangeClosed(1, proposers).mapToObj(proposer -> "proposer" + proposer))
        .toArray(String[]::new);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}

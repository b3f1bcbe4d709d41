package io.mazurka.examples.variables;

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
import io.mazurka.kernel.options.AskedFairness;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Nodes on a ring find out with a token that all of them are passive (Dijkstra, Feijen and van
 * Gasteren 1983, EWD 840). A node that wakes a node behind the token turns black, and so does the
 * token that it passes on: then node 0 has to send the token round once more.
 *
 * <p>With {@code careless=1} the token stays white when a black node passes it on, and node 0
 * believes that everybody is passive although somebody is not.
 */
public final class TerminationDetection implements Model {

  @Override
  public String name() {
    return "termination-detection";
  }

  @Override
  public String summary() {
    return "nodes on a ring find out with a token that all of them are passive";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("nodes", 3, 2, 7), Parameter.of("careless", 0, 0, 1));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("nodes"), arguments.get("careless") == 1);
  }

  /** The ring with so many nodes. */
  public static GuardedModel model(int nodes, boolean careless) {
    ProgramBuilder ring = Program.named("termination-detection");
    List<StateVariable> active = new ArrayList<>();
    List<StateVariable> black = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      active.add(ring.variable("active" + node, VariableType.BOOLEAN));
      black.add(ring.variable("black" + node, VariableType.BOOLEAN));
    }
    StateVariable token = ring.variable("token", VariableType.range(0, nodes - 1));
    StateVariable stained = ring.bool("stained", true);

    for (int number = 0; number < nodes; number++) {
      int node = number;
      BooleanExpression isActive = is(active.get(node));
      BooleanExpression isBlack = is(black.get(node));
      BooleanExpression hasToken = at(token, node);
      ring.process("node" + node);
      if (node == 0) {
        ring.command(
            "probe",
            hasToken.and(is(stained).or(isBlack)),
            set(token, nodes - 1),
            set(stained, 0),
            set(black.get(0), 0));
      } else {
        ring.command(
            "pass",
            hasToken.and(isBlack.not()).and(isActive.not().or(is(stained))),
            set(token, node - 1));
        ring.command(
            "pass black",
            hasToken.and(isBlack),
            set(token, node - 1),
            set(stained, careless ? 0 : 1),
            set(black.get(node), 0));
      }
      for (int other = 0; other < nodes; other++) {
        if (other > node) {
          ring.command(
              "wake " + other, isActive, set(active.get(other), 1), set(black.get(node), 1));
        } else if (other < node) {
          ring.command("wake " + other, isActive, set(active.get(other), 1));
        }
      }
      ring.command("rest", isActive, set(active.get(node), 0));
    }

    BooleanExpression passive =
        BooleanExpression.any(active.stream().map(one -> is(one)).toArray(BooleanExpression[]::new))
            .not();
    BooleanExpression detected =
        at(token, 0)
            .and(is(stained).not())
            .and(is(black.get(0)).not())
            .and(is(active.get(0)).not());
    return GuardedModel.of(ring.build(), Map.of("no false alarm", detected.not().or(passive)))
        .mayEnd()
        .proposition("passive", passive)
        .proposition("detected", detected)
        .ltl("detection", "passive ~> detected", AskedFairness.parse("weak"));
  }

  private static BooleanExpression is(StateVariable variable) {
    return BooleanExpression.of(variable);
  }

  private static BooleanExpression at(StateVariable variable, int value) {
    return IntegerExpression.of(variable).equalTo(value);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}

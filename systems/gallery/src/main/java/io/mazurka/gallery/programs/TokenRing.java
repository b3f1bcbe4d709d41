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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A ring of stations that pass a token. The token is on its way to a station or held by a critical
 * one; a waiting station keeps the token when it arrives.
 */
public final class TokenRing implements Model {

  private static final int IDLE = 0;
  private static final int WAITING = 1;
  private static final int CRITICAL = 2;

  @Override
  public String name() {
    return "token-ring";
  }

  @Override
  public String summary() {
    return "stations that pass a token around; one that waits becomes critical if all go on";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("n", 4, 2, 24));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("n"));
  }

  /** The ring of {@code n} stations. */
  public GuardedModel model(int n) {
    ProgramBuilder program = Program.named(name());
    StateVariable token = program.variable("token", VariableType.range(1, n), 1);
    List<StateVariable> stations = new ArrayList<>();
    for (int number = 1; number <= n; number++) {
      stations.add(program.variable("station" + number, 3, IDLE));
    }
    for (int number = 1; number <= n; number++) {
      addStation(program, number, token, stations);
    }
    GuardedModel model = GuardedModel.of(program.build(), Map.of("mutex", exclusion(stations)));
    for (int number = 1; number <= n; number++) {
      IntegerExpression station = IntegerExpression.of(stations.get(number - 1));
      model =
          model
              .proposition("waiting" + number, station.equalTo(WAITING))
              .proposition("critical" + number, station.equalTo(CRITICAL));
    }
    return model;
  }

  private static void addStation(
      ProgramBuilder program, int number, StateVariable token, List<StateVariable> stations) {
    StateVariable station = stations.get(number - 1);
    IntegerExpression own = IntegerExpression.of(station);
    BooleanExpression comes = IntegerExpression.of(token).equalTo(number);
    int next = number % stations.size() + 1;
    program.process("station" + number);
    program.command("want", own.equalTo(IDLE), set(station, WAITING));
    program.command("enter", own.equalTo(WAITING).and(comes), set(station, CRITICAL));
    program.command("pass", own.equalTo(IDLE).and(comes), set(token, next));
    program.command("exit", own.equalTo(CRITICAL), set(station, IDLE), set(token, next));
  }

  private static BooleanExpression exclusion(List<StateVariable> stations) {
    List<BooleanExpression> pairs = new ArrayList<>();
    for (StateVariable one : stations) {
      for (StateVariable other : stations.subList(stations.indexOf(one) + 1, stations.size())) {
        pairs.add(critical(one).and(critical(other)).not());
      }
    }
    return BooleanExpression.all(pairs.toArray(BooleanExpression[]::new));
  }

  private static BooleanExpression critical(StateVariable station) {
    return IntegerExpression.of(station).equalTo(CRITICAL);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}

package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.engine.ProgramSystem;
import io.mazurka.guarded.local.AnalysisGivenUpException;
import io.mazurka.guarded.local.CommandConflicts;
import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.LocalGraphs;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.CommandRelations;
import io.mazurka.guarded.reduction.GuardEnabling;
import io.mazurka.kernel.Cursor;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.EnablingAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.testkit.RandomRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The relations between commands from local graphs hold by definition in every reachable state,
 * checked on the graph of all states.
 */
final class RelationsAuditTests {

  private static final int PATHS = 10_000;

  @Test
  void relationsOfRandomProgramsAreCorrectInEveryState() {
    new RandomRun<ProgramPlan>(
            getClass(),
            ProgramGenerator::draw,
            (plan, trial) -> audit(PlannedProgram.of(plan).program()))
        .inTurn(0, 1_000)
        .requireNoDifference();
  }

  @Test
  void relationsOfRandomCircuitsAreCorrectInEveryState() {
    new RandomRun<CircuitPlan>(
            getClass(), CircuitGenerator::draw, (plan, trial) -> audit(plan.circuit().program()))
        .inTurn(0, 250)
        .requireNoDifference();
  }

  private static void audit(Program program) throws AnalysisGivenUpException {
    List<int[]> states = new ArrayList<>();
    ExplicitGraph graph = explore(program, states);
    List<CommandGraph> graphs = LocalGraphs.of(program);
    CommandRelations relations =
        new CommandRelations(
            CommandConflicts.of(program, graphs), new GuardEnabling(program, graphs));
    StubbornSetAudit interference = new StubbornSetAudit(graph, PATHS);
    EnablingAudit enabling = new EnablingAudit(graph);
    for (int state = 0; state < states.size(); state++) {
      relations.moveTo(states.get(state));
      for (int command = 0; command < graph.transitions(); command++) {
        if (graph.isEnabled(state, command)) {
          long[] set = TransitionSet.empty(graph.transitions());
          relations.addInterfering(command, set);
          assertThat(interference.checkInterfering(state, command, set).violations())
              .as("command %d", command)
              .isEmpty();
        } else {
          for (int index = 0; index < relations.enablingSets(command); index++) {
            long[] set = TransitionSet.empty(graph.transitions());
            relations.addEnablingSet(command, index, set);
            assertThat(enabling.from(state, command, set)).as("command %d", command).isEmpty();
          }
        }
      }
    }
  }

  private static ExplicitGraph explore(Program program, List<int[]> states) {
    ProgramSystem system = new ProgramSystem(program);
    Cursor cursor = system.cursor();
    ExplicitGraph.Builder builder = new ExplicitGraph.Builder(system.transitions().size());
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    for (int[] initial : program.initial().states()) {
      builder.initial(number(initial, states, numbers));
    }
    for (int source = 0; source < states.size(); source++) {
      int[] state = states.get(source);
      int steps = cursor.load(state);
      for (int step = 0; step < steps; step++) {
        int target = number(cursor.successor(state, step), states, numbers);
        builder.edge(source, cursor.transition(step), target);
      }
    }
    return builder.build();
  }

  private static int number(int[] state, List<int[]> states, Map<List<Integer>, Integer> numbers) {
    List<Integer> key = Arrays.stream(state).boxed().toList();
    Integer known = numbers.putIfAbsent(key, states.size());
    if (known == null) {
      states.add(state);
      return states.size() - 1;
    }
    return known;
  }
}

package io.mazurka.nets.stubborn;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.audit.EnablingAudit;
import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.audit.StubbornSetAudit;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.random.NaiveExplorer;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The relations of nets, checked by definition on the markings of random nets. */
final class NetRelationsTests {

  private static final int NETS = 250;
  private static final int MOST_STATES = 60;
  private static final int PAIRS = 20_000;

  @Test
  void relationsAndStubbornSetsAreWhatTheirDefinitionsSay() {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                NetGenerator::draw,
                (plan, trial) -> {
                  if (NaiveExplorer.explore(plan.graph(), MOST_STATES).isPresent()) {
                    trial.count("nets");
                    audit(plan.graph(), trial);
                  }
                })
            .until("nets", NETS, 0);

    report.requireNoDifference();
    report.requireMoreThan(10 * NETS, "sets");
  }

  private static void audit(SignalGraph graph, Trial trial) {
    NetSystem system =
        graph.signals().isEmpty() ? NetSystem.ofMarkings(graph) : NetSystem.ofSignals(graph);
    List<int[]> states = new ArrayList<>(system.initialStates());
    ExplicitGraph explored = explore(system, states);
    Structure structure = new Structure(system);
    NetRelations relations =
        new NetRelations(
            structure, new ForcedGraph(structure), new Attractors(List.of(), structure), true);
    StubbornClosure closure = new StubbornClosure(structure.transitions(), relations);
    EnablingAudit enabling = new EnablingAudit(explored);
    StubbornSetAudit stubborn = new StubbornSetAudit(explored, PAIRS);
    long[] set = TransitionSet.empty(structure.transitions());
    long[] enabled = TransitionSet.empty(structure.transitions());
    long[] none = TransitionSet.empty(structure.transitions());
    for (int state = 0; state < states.size(); state++) {
      relations.moveTo(states.get(state));
      explored.copyEnabled(state, enabled);
      for (int transition = 0; transition < structure.transitions(); transition++) {
        if (TransitionSet.contains(enabled, transition)) {
          closure.compute(transition, enabled, none, Integer.MAX_VALUE, set);
          closure.copyMembers(set);
          assertThat(stubborn.check(state, set).violations()).as("stubborn set").isEmpty();
          TransitionSet.clear(set);
          relations.addInterfering(transition, set);
          assertThat(stubborn.checkInterfering(state, transition, set).violations())
              .as("interference")
              .isEmpty();
        } else {
          for (int index = 0; index < relations.enablingSets(transition); index++) {
            TransitionSet.clear(set);
            relations.addEnablingSet(transition, index, set);
            assertThat(enabling.from(state, transition, set)).as("enabling set").isEmpty();
          }
        }
        trial.count("sets");
      }
    }
  }

  /** Numbers the states in the order in which they are found, from the initial one on. */
  private static ExplicitGraph explore(NetSystem system, List<int[]> states) {
    ExplicitGraph.Builder graph = new ExplicitGraph.Builder(system.transitions().size()).initial(0);
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    numbers.put(key(states.get(0)), 0);
    Cursor cursor = system.cursor();
    for (int number = 0; number < states.size(); number++) {
      int[] state = states.get(number);
      int steps = cursor.load(state);
      for (int step = 0; step < steps; step++) {
        int[] next = cursor.successor(state, step);
        Integer known = numbers.putIfAbsent(key(next), states.size());
        if (known == null) {
          states.add(next);
        }
        graph.edge(number, cursor.transition(step), numbers.get(key(next)));
      }
    }
    return graph.build();
  }

  private static List<Integer> key(int[] state) {
    return IntStream.of(state).boxed().toList();
  }
}

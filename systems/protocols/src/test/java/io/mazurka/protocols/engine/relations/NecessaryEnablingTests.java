package io.mazurka.protocols.engine.relations;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Necessary enabling sets only ever make stubborn sets smaller. */
final class NecessaryEnablingTests {

  private static final int MOST_STATES = 100;

  /** The stubborn sets of one model, with all their members. */
  private static final class Sets {

    private final TransitionSystem system;
    private final Cursor cursor;
    private final LocatedRelations relations;
    private final StubbornClosure closure;
    private final long[] enabled;

    Sets(CompiledModel model) {
      this.system = model.system();
      this.cursor = system.cursor();
      int transitions = system.transitions().size();
      this.relations = ((StubbornReduction) model.reducer().reduce(List.of())).relations();
      this.closure = new StubbornClosure(transitions, relations);
      this.enabled = TransitionSet.empty(transitions);
    }

    int moveTo(int[] state) {
      int steps = cursor.load(state);
      TransitionSet.clear(enabled);
      for (int step = 0; step < steps; step++) {
        TransitionSet.add(enabled, cursor.transition(step));
      }
      relations.moveTo(state);
      return steps;
    }

    long[] from(int start) {
      long[] none = new long[enabled.length];
      closure.compute(start, enabled, none, Integer.MAX_VALUE, none.clone());
      long[] members = none.clone();
      closure.copyMembers(members);
      return members;
    }
  }

  @ParameterizedTest
  @EnumSource(Relations.class)
  void everySetIsPartOfTheOneWithoutThem(Relations relations) {
    RunReport report =
        new RandomRun<ProtocolPlan>(
                getClass(),
                ProtocolGenerator::draw,
                (plan, trial) ->
                    trial.count("smaller", compare(relations, PlannedProtocol.of(plan))))
            .inTurn(0, 150);

    report.requireNoDifference();
    report.requireMoreThan(0, "smaller");
  }

  /** Compares the sets in the first states of a protocol; returns how often they differ. */
  private static int compare(Relations relations, Protocol protocol) {
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(ProtocolOptions.defaults().withSplit(Split.COMBINED));
    Sets with = new Sets(relations.compile(protocol, options));
    Sets without = new Sets(relations.compile(protocol, options.withNet(false)));
    int smaller = 0;
    Set<IntBuffer> seen = new HashSet<>();
    Queue<Twins> queue = new ArrayDeque<>();
    for (int index = 0; index < with.system.initialStates().size(); index++) {
      queue.add(
          new Twins(
              with.system.initialStates().get(index), without.system.initialStates().get(index)));
    }
    while (!queue.isEmpty() && seen.size() < MOST_STATES) {
      Twins twins = queue.remove();
      if (seen.add(IntBuffer.wrap(twins.with))) {
        int steps = with.moveTo(twins.with);
        without.moveTo(twins.without);
        for (int step = 0; step < steps; step++) {
          queue.add(
              new Twins(
                  with.cursor.successor(twins.with, step),
                  without.cursor.successor(twins.without, step)));
        }
        for (int start : TransitionSet.members(with.enabled)) {
          long[] small = with.from(start);
          long[] large = without.from(start);
          assertThat(TransitionSet.isSubset(small, large)).isTrue();
          smaller += TransitionSet.size(small) < TransitionSet.size(large) ? 1 : 0;
        }
      }
    }
    return smaller;
  }

  /** The same state of two models, which may number its parts differently. */
  private record Twins(int[] with, int[] without) {}
}

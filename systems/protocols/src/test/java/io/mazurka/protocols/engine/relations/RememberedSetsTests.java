package io.mazurka.protocols.engine.relations;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.ProfileRecorder;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** States with the same key have the same stubborn sets. */
final class RememberedSetsTests {

  private static final int MOST_STATES = 200;

  @ParameterizedTest
  @CsvSource({"DECLARED, false", "DERIVED, false", "DERIVED, true"})
  void rememberedSetsAreThoseThatWouldBeComputed(Relations relations, boolean deadMessages) {
    CheckOptions alone =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(ProtocolOptions.defaults().withSplit(Split.COMBINED));
    CheckOptions chosen = deadMessages ? CheckOptions.defaults() : alone;
    RunReport report =
        new RandomRun<ProtocolPlan>(
                getClass(),
                ProtocolGenerator::draw,
                (plan, trial) ->
                    compare(relations.compile(PlannedProtocol.of(plan), chosen), trial))
            .inTurn(0, 150);

    report.requireNoDifference();
    report.require(() -> assertThat(report.count("keys")).isLessThan(report.count("states")));
  }

  private static void compare(CompiledModel model, Trial trial) {
    TransitionSystem system = model.system();
    StubbornReduction reduction = (StubbornReduction) model.reducer().reduce(model.properties());
    Selector remembering = reduction.selector();
    Selector computing = reduction.watchedBy(new ProfileRecorder(system.transitions())).selector();
    LocatedRelations relations = reduction.relations();
    Cursor cursor = system.cursor();
    Set<LongBuffer> seenKeys = new HashSet<>();
    Set<IntBuffer> seen = new HashSet<>();
    Queue<int[]> queue = new ArrayDeque<>(system.initialStates());
    while (!queue.isEmpty() && seen.size() < MOST_STATES) {
      int[] state = queue.remove();
      if (seen.add(IntBuffer.wrap(state))) {
        int steps = cursor.load(state);
        assertThat(chosen(remembering, state, cursor, steps))
            .isEqualTo(chosen(computing, state, cursor, steps));
        relations.moveTo(state);
        long[] key = new long[relations.keyWords()];
        relations.writeKey(key, 0);
        seenKeys.add(LongBuffer.wrap(key));
        for (int step = 0; step < steps; step++) {
          queue.add(cursor.successor(state, step));
        }
      }
    }
    trial.count("states", seen.size());
    trial.count("keys", seenKeys.size());
  }

  private static List<Integer> chosen(Selector selector, int[] state, Cursor cursor, int steps) {
    int[] chosen = new int[steps];
    int count = selector.select(state, cursor, steps, chosen);
    return Arrays.stream(chosen, 0, count).boxed().toList();
  }
}

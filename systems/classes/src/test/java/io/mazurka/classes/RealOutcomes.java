package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/** How a program ends: when explored, in all interleavings, and when it is really run. */
final class RealOutcomes {

  private final Class<?> type;
  private final String method;

  RealOutcomes(Class<?> type, String method) {
    this.type = type;
    this.method = method;
  }

  /** The ends of the traces, of which there must be so many, and none bad. */
  Set<String> explored(long traces) {
    Set<String> ends = check(Por.DPOR_OPTIMAL, traces);
    assertThat(check(Por.DPOR_SOURCE, traces)).as("by source sets").isEqualTo(ends);
    return ends;
  }

  private Set<String> check(Por por, long traces) {
    Outcomes.take();
    CheckResult found =
        Check.of(ClassProgram.of(type, method)).with(CheckOptions.defaults().withPor(por)).run();
    assertThat(found.verdict()).as(found.summary()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(traces);
    return Outcomes.take();
  }

  /** The ends of interleavings, all of them unless there are more than {@code most} schedules. */
  Set<String> interleaved(int most) {
    CompiledModel model = ClassProgram.of(type, method).compile(CheckOptions.defaults());
    Cursor cursor = model.system().cursor();
    Outcomes.take();
    Deque<int[]> open = new ArrayDeque<>(model.system().initialStates());
    for (int seen = 0; seen < most && !open.isEmpty(); seen++) {
      int[] state = open.removeLast();
      int steps = cursor.load(state);
      for (int step = 0; step < steps; step++) {
        int[] next = state.clone();
        cursor.fire(step, new Only(next));
        open.addLast(next);
      }
    }
    return Outcomes.take();
  }

  /** Writes one step into a state. */
  private record Only(int[] state) implements Changes {

    @Override
    public void set(int slot, int value) {
      state[slot] = value;
    }

    @Override
    public void endStep() {}
  }

  /** The ends of so many runs on the JDK. */
  Set<String> really(int runs) throws Exception {
    Outcomes.take();
    Method body = type.getDeclaredMethod(method);
    body.setAccessible(true);
    var constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    for (int run = 0; run < runs; run++) {
      body.invoke(constructor.newInstance());
    }
    return Outcomes.take();
  }
}

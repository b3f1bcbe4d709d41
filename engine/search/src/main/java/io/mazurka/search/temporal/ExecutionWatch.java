package io.mazurka.search.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Watches one execution after the other, for one worker, and decides formulas of linear time on
 * each of them alone. An execution that comes back to one of its states, or to a state where it may
 * end, stands for infinite executions: those that stay among its states. So does a beginning after
 * which a formula fails whatever follows. Others decide nothing.
 */
public final class ExecutionWatch {

  /** So many states of an execution are kept. */
  private static final int MOST_STATES = 10_000;

  /**
   * A violation.
   *
   * @param run the violating execution; without a repetition if its beginning decides
   */
  public record Finding(TemporalProperty property, Run run) {}

  private final TransitionSystem system;
  private final Cursor cursor;
  private final List<SampledFormula> formulas;
  private final List<int[]> states = new ArrayList<>();
  private final Set<IntBuffer> known = new HashSet<>();
  private int start;
  private boolean closed;

  /**
   * @param properties formulas of linear time
   */
  public ExecutionWatch(TransitionSystem system, List<TemporalProperty> properties) {
    this.system = system;
    this.cursor = system.cursor();
    this.formulas = properties.stream().map(SampledFormula::new).toList();
  }

  /** Begins an execution in the initial state with this index. */
  public void begin(int initialState) {
    start = initialState;
    closed = false;
    states.clear();
    known.clear();
    formulas.forEach(SampledFormula::begin);
  }

  /**
   * Takes in the next state of the execution, which is not changed later.
   *
   * @param terminal whether the execution may end here
   * @param steps the steps that led here
   * @return a violation by the execution up to here, whatever follows
   */
  public Optional<Finding> visit(int[] state, boolean terminal, List<Integer> steps) {
    if (states.size() < MOST_STATES) {
      boolean isNew = known.add(IntBuffer.wrap(state));
      if (isNew) {
        states.add(state);
      }
      closed |= terminal || !isNew;
    }
    for (SampledFormula formula : formulas) {
      if (formula.isRefutedAfter(state)) {
        TemporalProperty property = formula.property();
        String explanation = property.text() + " fails, whatever follows";
        return Optional.of(new Finding(property, new Run(new Path(start, steps), -1, explanation)));
      }
    }
    return Optional.empty();
  }

  /** Ends the execution; returns a violation by an infinite execution that it stands for. */
  public Optional<Finding> end() {
    if (!closed) {
      return Optional.empty();
    }
    SomeStates graph = new SomeStates(system, cursor, start, states);
    for (SampledFormula formula : formulas) {
      Optional<Run> run = formula.violation(graph);
      if (run.isPresent()) {
        return Optional.of(new Finding(formula.property(), run.get()));
      }
    }
    return Optional.empty();
  }

  /** For each formula, how many executions stood for fair infinite ones. */
  public long[] lassos() {
    return formulas.stream().mapToLong(SampledFormula::lassos).toArray();
  }

  /** The names of the formulas that beginnings of executions are not judged by: too large. */
  public List<String> withoutPrefixes() {
    return formulas.stream()
        .filter(one -> !one.judgesPrefixes())
        .map(one -> one.property().name())
        .toList();
  }
}

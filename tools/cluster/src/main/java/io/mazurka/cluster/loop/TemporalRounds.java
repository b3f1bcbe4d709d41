package io.mazurka.cluster.loop;

import io.mazurka.cluster.product.Pass;
import io.mazurka.cluster.product.ProductOrder;
import io.mazurka.cluster.product.ProductTask;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.search.temporal.Confirmation;
import io.mazurka.search.temporal.TemporalAnswer;
import io.mazurka.search.temporal.TemporalResult;
import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The supersteps after a search that decide temporal properties, one property after the other.
 * Partitions are asked for executions that violate a property only at the end, after all supersteps
 * from which a saved run may continue.
 */
final class TemporalRounds {

  private static final long BUDGET = 1 << 18;

  private final WatchedSteps steps;
  private final List<Property> properties;
  private final boolean resting;
  private long productStates;

  /** The product that partitions work on. */
  private @Nullable ProductTask current;

  TemporalRounds(WatchedSteps steps) {
    this.steps = steps;
    SearchTask task = steps.job().workshop().task();
    this.properties = task.properties();
    this.resting = !Quiescence.of(task.system()).isPlain();
  }

  /** The findings about runs that violate a property. */
  private record Finding(ProductTask task, boolean accepted, boolean fair) {}

  /**
   * Decides all temporal properties.
   *
   * @param end the reason why the search ended; if it ended early, nothing is decided
   */
  TemporalResult decide(@Nullable EndReason end) {
    List<TemporalProperty> temporal = TemporalProperty.among(properties);
    if (temporal.isEmpty()) {
      return TemporalResult.none();
    }
    List<TemporalAnswer> answers = new ArrayList<>();
    EndReason stopped = null;
    if (end == EndReason.EXHAUSTED) {
      try {
        connect();
        Map<TemporalProperty, Finding> findings = new LinkedHashMap<>();
        for (TemporalProperty property : temporal) {
          findings.put(property, find(property));
        }
        findings.forEach((property, finding) -> answers.add(answer(property, finding)));
      } catch (StoppedException e) {
        stopped = e.reason;
      }
    }
    return new TemporalResult(answers, productStates, stopped);
  }

  private void connect() {
    steps.step(new StepOrder(BUDGET, ProductOrder.of(Pass.CONNECT)));
    while (!steps.areIdle()) {
      requireTime();
      steps.step(new StepOrder(BUDGET, ProductOrder.of(Pass.ANSWER)));
      requireTime();
      steps.step(new StepOrder(BUDGET, ProductOrder.of(Pass.CONNECT)));
    }
  }

  private Finding find(TemporalProperty property) {
    int index = properties.indexOf(property);
    LinearFormula formula = property.linear().orElseThrow();
    ProductTask task = new ProductTask(index, Translation.of(LinearFormula.not(formula)), resting);
    long reached = reach(task);
    productStates += reached;
    boolean accepted = isAccepted(task, property.fairness());
    boolean fair = accepted || property.fairness().isEmpty() || hasFairRun(index, property);
    return new Finding(task, accepted, fair);
  }

  /** Whether some run meets the fairness assumptions of a property. */
  private boolean hasFairRun(int index, TemporalProperty property) {
    Automaton everything = Automaton.of(0, 0, List.of(List.of(new Automaton.Edge(0, 0, 0, 0))));
    ProductTask task = new ProductTask(index, everything, resting);
    reach(task);
    return isAccepted(task, property.fairness());
  }

  private long reach(ProductTask task) {
    current = task;
    run(new ProductOrder(Pass.REACH, true, task, 0, false));
    return run(new ProductOrder(Pass.KEEP, true, task, 0, false));
  }

  /**
   * Removes pairs until each one left has an edge for every condition before it; returns whether
   * any pair is left.
   */
  private boolean isAccepted(ProductTask task, List<FairnessAssumption> fairness) {
    int batches = task.batches(fairness);
    long left = peel(task);
    for (int batch = 0, calm = 0; left > 0 && calm < batches; batch = (batch + 1) % batches) {
      run(new ProductOrder(Pass.MARK, true, task, batch, false));
      long kept = run(new ProductOrder(Pass.TRIM, true, task, batch, false));
      calm = kept == left ? calm + 1 : 0;
      left = kept == left || kept == 0 ? kept : peel(task);
    }
    return left > 0;
  }

  private long peel(ProductTask task) {
    run(new ProductOrder(Pass.COUNT, true, task, 0, false));
    return run(new ProductOrder(Pass.PEEL, true, task, 0, false));
  }

  /** Runs a pass to its end; returns how many pairs are left. */
  private long run(ProductOrder order) {
    requireTime();
    steps.step(new StepOrder(BUDGET, order));
    while (!steps.areIdle()) {
      requireTime();
      steps.step(new StepOrder(BUDGET, order.continued()));
    }
    requireTime();
    return steps.total(StepReport::pairs);
  }

  private TemporalAnswer answer(TemporalProperty property, Finding finding) {
    if (finding.accepted()) {
      return new LassoWalk(steps, finding.task(), property).answer(trace(property, finding.task()));
    }
    int index = finding.task().property();
    long[] labels =
        steps.superstepper().ask((job, part) -> part.labels(job, index)).stream()
            .flatMapToLong(LongStream::of)
            .toArray();
    return Confirmation.holding(property, labels, finding.fair());
  }

  /** Lets pairs note the origin of their marks; returns the number of conditions. */
  private int trace(TemporalProperty property, ProductTask task) {
    if (current != task) {
      reach(task);
      isAccepted(task, property.fairness());
    }
    for (int batch = 0; batch < task.batches(property.fairness()); batch++) {
      run(new ProductOrder(Pass.MARK, true, task, batch, true));
    }
    run(new ProductOrder(Pass.REACH, true, task, 0, true));
    return task.conditions(property.fairness());
  }

  private void requireTime() {
    EndReason reason = steps.end();
    if (reason != null) {
      throw new StoppedException(reason);
    }
  }

  /** Thrown if there is no time or no memory left. */
  private static final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final EndReason reason;

    StoppedException(EndReason reason) {
      super(reason.name(), null, false, false);
      this.reason = reason;
    }
  }
}

package io.mazurka.search.temporal;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.order.Explored;
import io.mazurka.search.temporal.ExploredGraph.FairGraph;
import io.mazurka.search.temporal.SharedWork.OutOfTimeException;
import io.mazurka.search.temporal.TemporalAnswer.Decision;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.branching.BranchingCheck;
import io.mazurka.temporal.branching.BranchingResult;
import io.mazurka.temporal.branching.Evidence;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.Safety;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.temporal.linear.Emptiness;
import io.mazurka.temporal.linear.LinearResult;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides the temporal properties of a check, one after the other, on the graph that the search
 * explored.
 *
 * <p>Of what follows a state beyond a constraint nothing is known. A formula of branching time is
 * decided only if that makes no difference. A formula of linear time fails if an execution within
 * the constraint violates it; one that says only what must never happen fails also if the part of
 * an execution up to a state beyond does. Otherwise it holds as far as the constraint goes.
 */
public final class TemporalCheck {

  private final SearchTask task;
  private final SearchResult found;
  private final Explored explored;
  private final SharedWork shares;
  private final List<TemporalAnswer> answers = new ArrayList<>();
  private BitSet beyond = new BitSet();
  private long productStates;

  private TemporalCheck(SearchTask task, SearchResult found, Explored explored) {
    this.task = task;
    this.found = found;
    this.explored = explored;
    this.shares = new SharedWork(task, this::progress);
  }

  /**
   * Decides the temporal properties of a task.
   *
   * @param found the result of the search
   * @param explored the states and steps that it explored, or null if there is no temporal property
   */
  public static TemporalResult of(
      SearchTask task, SearchResult found, @Nullable Explored explored) {
    return explored == null
        ? TemporalResult.none()
        : new TemporalCheck(task, found, explored).decide();
  }

  private TemporalResult decide() {
    EndReason end = null;
    if (isWorthwhile(found.end())) {
      try {
        decideAll();
      } catch (OutOfTimeException e) {
        end = e.reason();
      } catch (OutOfMemoryError e) {
        end = EndReason.MEMORY_LIMIT;
      }
    }
    return new TemporalResult(answers, productStates, end);
  }

  /**
   * Whether a search with this end has left enough to decide properties on, and time and memory to
   * do so.
   */
  private static boolean isWorthwhile(EndReason end) {
    return switch (end) {
      case EXHAUSTED, DECIDED, STATE_LIMIT, DEPTH_LIMIT, MODEL_LIMIT -> true;
      case VIOLATION, TIME_LIMIT, MEMORY_LIMIT, PLAN_LIMIT, INTERRUPTED, CLUSTER_FAILED -> false;
    };
  }

  private void decideAll() {
    ExploredGraph graph =
        new ExploredGraph(task.system(), task.symmetry().canonicalizers(), explored, shares);
    beyond = graph.beyond();
    for (TemporalProperty property : TemporalProperty.among(task.properties())) {
      long[] labels = graph.labels(property.atoms());
      answers.add(
          property.isLinear()
              ? decideLinear(graph, labels, property, property.linear().orElseThrow())
              : decideBranching(graph, labels, property));
    }
  }

  private TemporalAnswer decideLinear(
      ExploredGraph graph, long[] labels, TemporalProperty property, LinearFormula formula) {
    FairGraph fair = graph.fair(property.fairness());
    Automaton automaton = Translation.of(LinearFormula.not(formula));
    StateGraph whole = fair.graph();
    StateGraph searched = Safety.isSafety(formula) ? whole : whole.opening(beyond);
    LinearResult result = Emptiness.of(searched, labels, automaton, fair.fairness(), shares::goOn);
    productStates += result.productStates();
    if (result.accepted().isPresent()) {
      Run run = run(graph, result.accepted().get(), fair, property);
      return new TemporalAnswer(property, Decision.FAILS, run, false, List.of());
    }
    shares.requireTime();
    boolean isCut = !beyond.isEmpty() && whole.isExpanded();
    if (!result.complete() && !isCut) {
      return TemporalAnswer.unknown(property);
    }
    return new TemporalAnswer(
        property,
        Decision.HOLDS,
        null,
        beyond.isEmpty() && Premises.areNeverMet(formula, labels),
        fairRuns(new FairGraph(searched, fair.fairness())));
  }

  /** A remark if no execution is fair and stays within the constraints; otherwise empty. */
  private List<String> fairRuns(FairGraph fair) {
    boolean free = fair.fairness().assumptions().isEmpty();
    if (free && beyond.isEmpty()) {
      return List.of();
    }
    LinearResult run = Emptiness.fairRun(fair.graph(), fair.fairness(), shares::goOn);
    if (run.accepted().isPresent() || (!run.complete() && beyond.isEmpty())) {
      return List.of();
    }
    return List.of(
        beyond.isEmpty()
            ? FairnessWording.NO_RUN
            : FairnessWording.NO_RUN_WITHIN.formatted(free ? "" : "fair "));
  }

  private TemporalAnswer decideBranching(
      ExploredGraph graph, long[] labels, TemporalProperty property) {
    BranchingResult result =
        BranchingCheck.of(
            graph.graph().opening(beyond), labels, property.branching(), shares::goOn);
    productStates += result.productStates();
    shares.requireTime();
    return switch (result.outcome()) {
      case HOLDS -> new TemporalAnswer(property, Decision.HOLDS, null, false, List.of());
      case UNKNOWN -> TemporalAnswer.unknown(property);
      case FAILS ->
          new TemporalAnswer(
              property,
              Decision.FAILS,
              result.evidence().map(path -> run(graph, path, property)).orElse(null),
              false,
              List.of());
    };
  }

  private Run run(ExploredGraph graph, Lasso lasso, FairGraph fair, TemporalProperty property) {
    if (lasso.cycleStart() == lasso.edges().length && beyond.get(last(graph, lasso))) {
      return executed(
          graph.path(lasso.start(), lasso.edges()),
          -1,
          property.text() + " fails, however it goes on beyond the constraint");
    }
    return executed(
        graph.path(lasso.start(), lasso.edges()),
        lasso.cycleStart(),
        property.text() + " fails" + FairnessWording.of(fair.graph(), fair.fairness(), lasso));
  }

  private static int last(ExploredGraph graph, Lasso lasso) {
    int[] edges = lasso.edges();
    return edges.length == 0 ? lasso.start() : graph.graph().target(edges[edges.length - 1]);
  }

  private Run run(ExploredGraph graph, Evidence evidence, TemporalProperty property) {
    return executed(
        graph.path(evidence.start(), evidence.edges()),
        evidence.cycleStart().orElse(-1),
        property.text() + " fails");
  }

  /** Turns a path of representatives into an execution of the system itself. */
  private Run executed(Path path, int cycleStart, String explanation) {
    Canonicalizer canonicalizer = task.symmetry().canonicalizers().get();
    return canonicalizer == Canonicalizer.IDENTITY
        ? new Run(path, cycleStart, explanation)
        : new Unrolling(task.system(), canonicalizer).unroll(path, cycleStart, explanation);
  }

  private Progress progress() {
    return new Progress(
        Math.max(0, found.statistics().depth()),
        found.statistics().states(),
        found.statistics().transitions(),
        0,
        0,
        0);
  }
}

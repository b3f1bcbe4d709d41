package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Lets a running search split processes that turn out to have many views, keeping everything else
 * that is known; and analyse the protocol in full once that is worth the time.
 */
final class LayoutGrowth implements Growth {

  /** The number of explored states from which a full analysis pays after a first look. */
  private static final long STATES_WORTH_AN_ANALYSIS = 2_000_000;

  /** The part of a layout that is no role: the analysis had its full budget. */
  private static final String ANALYSED_IN_FULL = "(analysed in full)";

  private final ViewBudget views;
  private final List<Role<?>> roles;
  private final List<ProcessComponent> processes;
  private final AnalysisBudget budget;
  private final boolean inFull;
  private final Function<Boolean, CompiledModel> again;
  private boolean worthAnalysing;

  /**
   * @param inFull whether the analysis had its full budget
   * @param again compiles once more, with an analysis in full or as it was
   */
  LayoutGrowth(
      ViewBudget views,
      List<Role<?>> roles,
      List<ProcessComponent> processes,
      AnalysisBudget budget,
      boolean inFull,
      Function<Boolean, CompiledModel> again) {
    this.views = views;
    this.roles = roles;
    this.processes = processes;
    this.budget = budget;
    this.inFull = inFull;
    this.again = again;
  }

  @Override
  public boolean isOutgrown(long states) {
    worthAnalysing = states >= STATES_WORTH_AN_ANALYSIS && budget.isTooSmall();
    return views.isOutgrown(processes, states) || worthAnalysing;
  }

  @Override
  public List<String> layout() {
    return layout(views.split(roles), inFull);
  }

  @Override
  public List<String> nextLayout() {
    return layout(views.nextSplit(roles, processes), inFull || worthAnalysing);
  }

  @Override
  public CompiledModel again(List<String> layout) {
    views.splitAll(roles, layout);
    return again.apply(layout.contains(ANALYSED_IN_FULL));
  }

  private static List<String> layout(List<String> roles, boolean full) {
    return full ? Stream.concat(roles.stream(), Stream.of(ANALYSED_IN_FULL)).toList() : roles;
  }
}

package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.Channels;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a protocol from the local graphs of its processes. This immutable value is made
 * once per check, for model M. Processes, local states, letters and transitions have the numbers
 * that the engine gave them; letters are numbered across all recipients. Crashing steps are left
 * out: a crashing step leads to the same local state as the step without a crash, and sends no
 * more.
 *
 * <p>When the local graphs are too large, the analysis is incomplete and says why. Then it answers
 * only questions about the processes that it {@linkplain #knows knows}: those that receive nothing
 * from unknown ones.
 */
public final class LocalAnalysis {

  private final String gap;
  private final String failure;
  private final double longest;
  private final List<LocalGraph> graphs;
  private final List<LocalFacts> facts;
  private final List<LocalStep> repeatable;
  private final NumberSet repeatableTransitions;
  private final Background background;

  private LocalAnalysis(String gap, Findings findings, Background background) {
    List<LocalGraph> graphs = findings.graphs();
    this.gap = gap;
    this.failure = findings.failure();
    this.longest = findings.longest();
    this.graphs = List.copyOf(graphs);
    this.background = background;
    this.facts =
        graphs.stream().map(graph -> new LocalFacts(graph, new OwnTransitions(graph))).toList();
    this.repeatable = Acyclicity.survivors(graphs, background.lasting(), transition -> false);
    BitSet survivors = new BitSet();
    repeatable.forEach(step -> survivors.set(step.transition()));
    this.repeatableTransitions = NumberSet.of(survivors);
  }

  /**
   * The result of an exploration.
   *
   * @param graphs the local graphs, one for each process, in order
   * @param failure the situations in which user code fails, as a text; empty if there are none
   * @param longest the most steps that an execution can have, or infinity if that was not computed
   */
  public record Findings(List<LocalGraph> graphs, String failure, double longest) {}

  /** The analysis of all processes. */
  public static LocalAnalysis of(Findings findings, Background background) {
    return new LocalAnalysis("", findings, background);
  }

  /** An analysis that was given up for this reason. */
  public static LocalAnalysis incomplete(String reason, Background background) {
    return new LocalAnalysis(
        reason, new Findings(List.of(), "", Double.POSITIVE_INFINITY), background);
  }

  /** An analysis of some processes; the others have empty local graphs. */
  public static LocalAnalysis partial(String reason, Findings findings, Background background) {
    return new LocalAnalysis(reason, findings, background);
  }

  /** Whether the local graph of a process is known. */
  public boolean knows(int process) {
    return process < graphs.size() && graphs.get(process).isKnown();
  }

  /** Whether some local graphs are known and others are not. */
  public boolean isPartial() {
    return !isComplete() && !graphs.isEmpty();
  }

  public boolean isComplete() {
    return gap.isEmpty();
  }

  /** The reason why the analysis is incomplete, if it is. */
  public Optional<String> gap() {
    return gap.isEmpty() ? Optional.empty() : Optional.of(gap);
  }

  /**
   * The situations in which user code fails, as a text. A search that meets one of them reports an
   * error, so no reduction may keep a search from meeting it.
   */
  public Optional<String> failure() {
    return failure.isEmpty() ? Optional.empty() : Optional.of(failure);
  }

  /**
   * Whether the local graphs are cut off at the length of the longest execution, because some
   * number in them would grow without end.
   */
  public boolean isBounded() {
    return Double.isFinite(longest);
  }

  /** The most steps of an execution, if the local graphs are cut off at that length. */
  double longest() {
    return longest;
  }

  /** The local graphs of all processes. */
  public List<LocalGraph> graphs() {
    return graphs;
  }

  /** The facts about a process that hold from each of its local states on. */
  public LocalFacts facts(int process) {
    return facts.get(process);
  }

  /** Whether no execution ever returns to a state. */
  public boolean isAcyclic() {
    return isComplete() && repeatable.isEmpty();
  }

  /**
   * Whether it is known that only finitely many states are reachable. The steps that an infinite
   * execution takes again and again form cycles in the local graphs and consume letters that are
   * sent again, so they are among the repeatable steps. If no repeatable step adds to an unbounded
   * queue or is heard by a monitor, no part of the state grows.
   */
  public boolean isFinite() {
    return isComplete() && repeatable.stream().noneMatch(this::mayGrow);
  }

  private boolean mayGrow(LocalStep step) {
    return !background.monitors().get(step.transition()).isEmpty()
        || (background.channels() != Channels.SET
            && !background.isBounded()
            && !step.sent().isEmpty());
  }

  /** Whether a step of the transition may lie on a cycle of global states. */
  public boolean mayRepeat(int transition) {
    return !isComplete() || repeatableTransitions.contains(transition);
  }

  /**
   * The transitions that may lie on a cycle of global states that contains no step of a transition
   * in {@code deleted}. Needs a complete analysis.
   */
  public BitSet repeatableWithout(BitSet deleted) {
    BitSet survivors = new BitSet();
    Acyclicity.survivors(graphs, background.lasting(), deleted::get)
        .forEach(step -> survivors.set(step.transition()));
    return survivors;
  }

  /** The steps that may lie on a cycle of global states. */
  public List<LocalStep> repeatableSteps() {
    return repeatable;
  }

  /** The facts that all local graphs share. */
  public Background background() {
    return background;
  }

  /** A summary for people. */
  @Override
  public String toString() {
    return AnalysisText.of(this);
  }
}

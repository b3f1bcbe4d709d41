package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Channels;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a protocol from the local graphs of its processes: an immutable value, made once
 * for a protocol in model M. Processes, local states, letters and transitions have the numbers that
 * the engine gave them; letters are numbered across all recipients. Crashing steps are no part of
 * it: they move a process where the same step without a crash does, and send less.
 *
 * <p>When the local graphs are too large, the analysis is incomplete and says why. Then nothing may
 * be asked of it but about processes that it {@linkplain #knows knows}: those that hear from nobody
 * else.
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
   * What an exploration found.
   *
   * @param graphs the local graphs, one for each process, in order
   * @param failure the situations in which user code fails, in words, or nothing
   * @param longest the most steps that an execution can have, or infinity if that was not asked
   */
  record Findings(List<LocalGraph> graphs, String failure, double longest) {}

  /** The analysis of all processes. */
  static LocalAnalysis of(Findings findings, Background background) {
    return new LocalAnalysis("", findings, background);
  }

  /** The analysis that was given up. */
  public static LocalAnalysis incomplete(String reason, Background background) {
    return new LocalAnalysis(
        reason, new Findings(List.of(), "", Double.POSITIVE_INFINITY), background);
  }

  /** An analysis of some processes, without those that have an empty local graph. */
  static LocalAnalysis partial(String reason, Findings findings, Background background) {
    return new LocalAnalysis(reason, findings, background);
  }

  /** Whether the local graph of a process is known. */
  public boolean knows(int process) {
    return process < graphs.size() && graphs.get(process).isKnown();
  }

  /** Whether the local graphs of some processes are known, and those of others are not. */
  public boolean isPartial() {
    return !isComplete() && !graphs.isEmpty();
  }

  public boolean isComplete() {
    return gap.isEmpty();
  }

  /** Why the analysis is incomplete, if it is. */
  public Optional<String> gap() {
    return gap.isEmpty() ? Optional.empty() : Optional.of(gap);
  }

  /**
   * The situations in which user code fails, in words. If one of them comes up in a search, that is
   * an error; so no reduction may keep a search from coming there.
   */
  public Optional<String> failure() {
    return failure.isEmpty() ? Optional.empty() : Optional.of(failure);
  }

  /**
   * Whether the local graphs have no more than what fits into the longest execution, because a
   * number in them would grow without end.
   */
  public boolean isBounded() {
    return Double.isFinite(longest);
  }

  /** The most steps of an execution, if the local graphs are bounded by that. */
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

  /** Whether no execution ever comes back to a state. */
  public boolean isAcyclic() {
    return isComplete() && repeatable.isEmpty();
  }

  /**
   * Whether it is known that only finitely many states can be reached. What an execution without
   * end takes again and again goes round in local graphs and consumes what is sent again, so it is
   * among the steps that may lie on cycles. If these fill no queue and tell no monitor, nothing
   * grows.
   */
  public boolean isFinite() {
    return isComplete() && repeatable.stream().noneMatch(this::mayGrow);
  }

  private boolean mayGrow(LocalStep step) {
    return !background.monitors().get(step.transition()).isEmpty()
        || (background.channels() != Channels.SET && !step.sent().isEmpty());
  }

  /** Whether a step of the transition may lie on a cycle of global states. */
  public boolean mayRepeat(int transition) {
    return !isComplete() || repeatableTransitions.contains(transition);
  }

  /**
   * The transitions that may lie on a cycle of global states without a step of {@code deleted}, if
   * the analysis is complete.
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

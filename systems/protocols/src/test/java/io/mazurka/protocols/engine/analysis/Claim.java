package io.mazurka.protocols.engine.analysis;

import java.util.List;
import java.util.function.Function;

/** A claim of a local analysis about the reachable states and steps. */
enum Claim {
  /** Every local state, letter and step that occurs is in the local graphs. */
  COVERS_WHAT_HAPPENS(Claims::coverage),
  /** Whatever happens from a state on is allowed by the facts about its local states. */
  KNOWS_THE_FUTURE(Claims::future),
  /** Independent transitions of a process do not disable each other and commute. */
  INDEPENDENT_STEPS_COMMUTE(Claims::independence),
  /** A transition of a process is enabled only by those that can enable it. */
  KNOWS_WHAT_ENABLES(Claims::enabling),
  /** A step on a cycle is one that may repeat. */
  KNOWS_WHAT_REPEATS(Claims::acyclicity);

  private final Function<AnalysedGraph, Evidence> check;

  Claim(Function<AnalysedGraph, Evidence> check) {
    this.check = check;
  }

  Evidence check(AnalysedGraph graph) {
    return check.apply(graph);
  }

  /**
   * What a graph says about a claim.
   *
   * @param occasions how often the claim was tested
   * @param against the counterexamples
   */
  record Evidence(int occasions, List<String> against) {}
}

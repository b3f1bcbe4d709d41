package io.mazurka.protocols.analysis;

import java.util.List;
import java.util.function.Function;

/** Something that a local analysis says about the states and steps that can come up. */
enum Claim {
  /** Every local state, letter and step that comes up is in the local graphs. */
  COVERS_WHAT_HAPPENS(Claims::coverage),
  /** What happens from a state on is what the facts about its local states allow. */
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
   * @param occasions how often the claim was put to the test
   * @param against what refutes it
   */
  record Evidence(int occasions, List<String> against) {}
}

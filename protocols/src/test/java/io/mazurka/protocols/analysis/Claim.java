package io.mazurka.protocols.analysis;

import java.util.List;
import java.util.function.Function;

/** Something that a local analysis says about the states and steps that can come up. */
enum Claim {
  /** Every local state, letter and step that comes up is in the local graphs. */
  COVERS_WHAT_HAPPENS(Claims::uncoveredSteps);

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

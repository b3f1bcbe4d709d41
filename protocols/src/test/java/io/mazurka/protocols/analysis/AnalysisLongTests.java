package io.mazurka.protocols.analysis;

/** Many random protocols, others each time. */
final class AnalysisLongTests extends AnalysisContract {

  AnalysisLongTests() {
    super(System.currentTimeMillis(), 20_000);
  }
}

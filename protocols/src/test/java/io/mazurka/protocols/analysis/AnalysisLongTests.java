package io.mazurka.protocols.analysis;

/** Many random protocols, different ones in each run. */
final class AnalysisLongTests extends AnalysisContract {

  AnalysisLongTests() {
    super(System.currentTimeMillis(), 20_000);
  }
}

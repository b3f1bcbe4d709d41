package io.mazurka.protocols.analysis;

/** Some hundred random protocols, always the same. */
final class AnalysisTests extends AnalysisContract {

  AnalysisTests() {
    super(0, 150);
  }
}

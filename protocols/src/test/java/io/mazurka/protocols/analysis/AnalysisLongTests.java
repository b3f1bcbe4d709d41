package io.mazurka.protocols.analysis;

/** Many random protocols, others each time unless {@code -Ddifferential.seed} says which. */
final class AnalysisLongTests extends AnalysisContract {

  AnalysisLongTests() {
    super(Long.getLong("differential.seed", System.currentTimeMillis()), 20_000);
  }
}

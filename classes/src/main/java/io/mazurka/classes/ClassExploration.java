package io.mazurka.classes;

import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Exploration;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;

/** Explores classes and says for which memory model the answer holds. */
final class ClassExploration implements Exploration {

  private final Exploration exploration;
  private final TestSubject subject;

  ClassExploration(Exploration exploration, TestSubject subject) {
    this.exploration = exploration;
    this.subject = subject;
  }

  @Override
  public SearchResult run(SearchTask task) {
    SearchResult found = exploration.run(task);
    String refusal = subject.refusal();
    if (refusal != null) {
      throw new ModelMisbehavedException(refusal);
    }
    if (found.end() != EndReason.EXHAUSTED || found.first() != null) {
      return found;
    }
    return found.promising(Guarantee.of(Strength.EXHAUSTIVE, memoryModel()));
  }

  private String memoryModel() {
    String race = subject.race();
    if (race != null) {
      return "sequentially consistent executions alone, because of a " + race;
    }
    Omissions omissions = subject.omissions();
    if (omissions.isEmpty()) {
      return "free of data races, so all executions of the Java memory model";
    }
    return omissions.concernMemory()
        ? "free of data races where they are looked for; not explored: " + omissions.inWords()
        : "free of data races, so all executions of the Java memory model but for "
            + omissions.inWords();
  }
}

package io.mazurka.classes;

import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.Keeping;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import java.util.ArrayList;
import java.util.List;

/** Explores classes, and adds to the guarantee for which memory model the answer holds. */
final class ClassExploration implements Exploration {

  private final Exploration exploration;
  private final TestSubject subject;

  ClassExploration(Exploration exploration, TestSubject subject) {
    this.exploration = exploration;
    this.subject = subject;
  }

  @Override
  public String alone() {
    return exploration.alone();
  }

  @Override
  public String unsaved() {
    return exploration.unsaved();
  }

  @Override
  public SearchResult run(SearchTask task) {
    return run(task, Keeping.none());
  }

  @Override
  public SearchResult run(SearchTask task, Keeping saving) {
    if (task.workforce().workers() > 1) {
      subject.noteSeveralWorkers();
    }
    SearchResult found = exploration.run(task, saving);
    String refusal = subject.refusal();
    if (refusal != null) {
      throw new ModelMisbehavedException(refusal);
    }
    if (found.first() != null) {
      return found;
    }
    if (subject.isInVain()) {
      throw new ModelMisbehavedException(
          "no execution meets the assumptions of the test, so nothing is tested: "
              + subject.omissions().inWords());
    }
    String words = found.end() == EndReason.EXHAUSTED ? memoryModel() : missing();
    return words.isEmpty() ? found : found.promising(Guarantee.of(Strength.EXHAUSTIVE, words));
  }

  /**
   * The words of the guarantee about the executions that the Java memory model allows, after a
   * complete exploration.
   */
  private String memoryModel() {
    Omissions omissions = subject.omissions();
    if (subject.race() != null || omissions.concernMemory()) {
      return (subject.race() == null ? "free of data races where they are looked for; " : "")
          + missing();
    }
    return "free of data races, so all executions of the Java memory model"
        + (omissions.isEmpty() ? "" : " but for " + omissions.inWords());
  }

  /**
   * The words of the guarantee about executions that Java allows and that are never explored: those
   * that only a data race makes possible, and the omissions.
   */
  private String missing() {
    List<String> words = new ArrayList<>();
    String race = subject.race();
    if (race != null) {
      words.add("sequentially consistent executions alone, because of a " + race);
    }
    if (!subject.omissions().isEmpty()) {
      words.add("not explored: " + subject.omissions().inWords());
    }
    return String.join("; ", words);
  }
}

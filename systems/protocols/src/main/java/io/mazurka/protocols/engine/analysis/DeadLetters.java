package io.mazurka.protocols.engine.analysis;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Tells which letters a process may still consume from a local state on. The other letters are
 * dead: two views that differ only in dead letters are treated as one.
 */
public final class DeadLetters implements IntFunction<IntPredicate> {

  private final LocalFacts facts;
  private final int firstLetter;

  public DeadLetters(LocalAnalysis analysis, int process) {
    this.facts = analysis.facts(process);
    this.firstLetter = analysis.graphs().get(process).firstLetter();
  }

  @Override
  public IntPredicate apply(int local) {
    return new Living(facts.canStillConsume(local), firstLetter);
  }

  /** The letters of a process that are not dead. */
  private record Living(NumberSet letters, int first) implements IntPredicate {

    @Override
    public boolean test(int letter) {
      return letters.contains(first + letter);
    }
  }
}

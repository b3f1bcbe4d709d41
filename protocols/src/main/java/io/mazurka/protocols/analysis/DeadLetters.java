package io.mazurka.protocols.analysis;

import io.mazurka.protocols.views.View;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * Drops from the views of a process what it will never consume any more: views that differ only in
 * dead letters become one. A process that has crashed consumes nothing.
 */
public final class DeadLetters implements UnaryOperator<View> {

  private final LocalFacts facts;
  private final int firstLetter;

  public DeadLetters(LocalAnalysis analysis, int process) {
    this.facts = analysis.facts(process);
    this.firstLetter = analysis.graphs().get(process).firstLetter();
  }

  @Override
  public View apply(View view) {
    int[] pending = view.pending();
    int[] living = view.crashed() ? new int[0] : living(view.local(), pending);
    return living.length == pending.length
        ? view
        : new View(view.local(), view.crashed(), living, view.delivered());
  }

  private int[] living(int local, int[] pending) {
    NumberSet consumable = facts.canStillConsume(local);
    return Arrays.stream(pending)
        .filter(letter -> consumable.contains(firstLetter + letter))
        .toArray();
  }
}

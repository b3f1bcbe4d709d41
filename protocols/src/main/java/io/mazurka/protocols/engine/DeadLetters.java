package io.mazurka.protocols.engine;

import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalFacts;
import io.mazurka.protocols.analysis.NumberSet;
import java.util.Arrays;

/**
 * Drops from the views of a process what it will never consume any more: views that differ only in
 * dead letters become one. A process that has crashed consumes nothing.
 */
final class DeadLetters {

  private final LocalFacts facts;
  private final int firstLetter;

  DeadLetters(LocalAnalysis analysis, int process) {
    this.facts = analysis.facts(process);
    this.firstLetter = analysis.graphs().get(process).firstLetter();
  }

  View without(View view) {
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

package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** All choices among the letters known so far that a step of one process can consume. */
final class ChoicePool {

  private final StepDefinition step;
  private final Letters letters;
  private final List<Choice> all = new ArrayList<>();

  /** By sender, the letters that the step may consume. */
  private final SortedMap<Integer, List<Integer>> candidates = new TreeMap<>();

  /**
   * A choice: letters from different senders, in the order of the senders, also in the form in
   * which a handler receives them.
   */
  record Choice(List<Integer> letters, List<Received<?>> received) {

    int[] numbers() {
      return letters.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  ChoicePool(StepDefinition step, Letters letters) {
    this.step = step;
    this.letters = letters;
    if (step.quorum() == 0) {
      all.add(new Choice(List.of(), List.of()));
    }
  }

  StepDefinition step() {
    return step;
  }

  List<Choice> all() {
    return all;
  }

  /** The letters that the step may consume. */
  List<Integer> candidates() {
    return candidates.values().stream().flatMap(List::stream).toList();
  }

  /** The number of choices that will contain the new letter {@code letter}. */
  double countWith(int letter) {
    double[] ways = new double[step.quorum()];
    ways[0] = 1;
    candidates.forEach(
        (sender, some) -> {
          if (sender != letters.sender(letter)) {
            for (int size = ways.length - 1; size > 0; size--) {
              ways[size] += ways[size - 1] * some.size();
            }
          }
        });
    return ways[ways.length - 1];
  }

  /** Adds a letter that the step may consume; returns all choices that contain this letter. */
  List<Choice> add(int letter) {
    SortedMap<Integer, List<Integer>> others = new TreeMap<>(candidates);
    others.put(letters.sender(letter), List.of(letter));
    List<Choice> found = new ArrayList<>();
    choose(List.copyOf(others.values()), 0, letter, new ArrayList<>(), found);
    all.addAll(found);
    candidates.computeIfAbsent(letters.sender(letter), sender -> new ArrayList<>()).add(letter);
    return found;
  }

  /**
   * Extends {@code chosen} by letters of the senders from {@code from} on. Every choice contains
   * {@code must}.
   */
  private void choose(
      List<List<Integer>> senders, int from, int must, List<Integer> chosen, List<Choice> found) {
    if (chosen.size() == step.quorum()) {
      if (chosen.contains(must)) {
        int[] numbers = chosen.stream().mapToInt(Integer::intValue).toArray();
        found.add(new Choice(List.copyOf(chosen), List.copyOf(letters.received(numbers))));
      }
      return;
    }
    for (int sender = from; sender < senders.size(); sender++) {
      for (int letter : senders.get(sender)) {
        chosen.add(letter);
        choose(senders, sender + 1, must, chosen, found);
        chosen.remove(chosen.size() - 1);
      }
    }
  }
}

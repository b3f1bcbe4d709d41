package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All choices among the letters known so far that a step of one process can consume. A step that
 * takes everything may find any set of letters.
 */
final class ChoicePool {

  private final StepDefinition step;
  private final Letters letters;
  private final boolean sweeping;
  private final List<Choice> all = new ArrayList<>();

  /** By sender, the letters that the step may consume. */
  private final SortedMap<Integer, List<Integer>> candidates = new TreeMap<>();

  /**
   * A choice: letters in the order of their senders, also in the form in which a handler receives
   * them.
   */
  record Choice(List<Integer> letters, List<Received<?>> received) {

    int[] numbers() {
      return letters.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  ChoicePool(StepDefinition step, Letters letters) {
    this.step = step;
    this.letters = letters;
    this.sweeping = step.quorum().sweeping();
    if (!step.consumes()) {
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
    double[] ways = new double[candidates.size() + 1];
    ways[0] = 1;
    double own = 1;
    for (int sender : candidates.keySet()) {
      int some = candidates.getOrDefault(sender, List.of()).size();
      if (sender == letters.sender(letter)) {
        own = sweeping ? Math.pow(2, some) : 1;
      } else {
        for (int size = ways.length - 1; size > 0; size--) {
          ways[size] += ways[size - 1] * (sweeping ? Math.pow(2, some) - 1 : some);
        }
      }
    }
    double sum = 0;
    for (int others = 0; others < ways.length; others++) {
      sum += step.quorum().allows(others + 1) ? own * ways[others] : 0;
    }
    return sum;
  }

  /** Adds a letter that the step may consume; returns all choices that contain this letter. */
  List<Choice> add(int letter) {
    int own = letters.sender(letter);
    SortedMap<Integer, List<List<Integer>>> options = new TreeMap<>();
    candidates.forEach((sender, some) -> options.put(sender, options(some)));
    List<Integer> before = candidates.computeIfAbsent(own, sender -> new ArrayList<>());
    options.put(
        own,
        Stream.concat(Stream.of(List.<Integer>of()), options(before).stream())
            .filter(others -> sweeping || others.isEmpty())
            .map(others -> Stream.concat(others.stream(), Stream.of(letter)).toList())
            .toList());
    before.add(letter);
    List<Choice> found = new ArrayList<>();
    choose(options, own, List.of(), 0, found);
    all.addAll(found);
    return found;
  }

  /** What may be taken of the letters of one sender, if anything is. */
  private List<List<Integer>> options(List<Integer> some) {
    if (!sweeping) {
      return some.stream().map(List::of).toList();
    }
    List<List<Integer>> sets = new ArrayList<>();
    sets.add(List.of());
    for (int letter : some) {
      for (List<Integer> set : List.copyOf(sets)) {
        sets.add(Stream.concat(set.stream(), Stream.of(letter)).toList());
      }
    }
    return sets.subList(1, sets.size());
  }

  /**
   * Extends {@code chosen}, which is of {@code size} senders, by letters of the senders in {@code
   * options}. Every choice contains letters of the sender {@code must}.
   */
  private void choose(
      SortedMap<Integer, List<List<Integer>>> options,
      int must,
      List<Integer> chosen,
      int size,
      List<Choice> found) {
    if (step.quorum().allows(size) && !options.containsKey(must)) {
      List<Integer> sorted = chosen.stream().sorted(letters.order()).toList();
      int[] numbers = sorted.stream().mapToInt(Integer::intValue).toArray();
      found.add(new Choice(sorted, List.copyOf(letters.received(numbers))));
    }
    if (size == step.quorum().most()) {
      return;
    }
    for (Map.Entry<Integer, List<List<Integer>>> next : options.entrySet()) {
      SortedMap<Integer, List<List<Integer>>> rest = options.tailMap(next.getKey() + 1);
      for (List<Integer> some : next.getValue()) {
        choose(rest, must, Stream.concat(chosen.stream(), some.stream()).toList(), size + 1, found);
      }
      if (next.getKey() == must) {
        return; // What follows would miss it.
      }
    }
  }
}

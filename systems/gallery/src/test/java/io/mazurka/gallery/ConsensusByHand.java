package io.mazurka.gallery;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * All states of the consensus with a perfect failure detector, found with nothing of Mazurka. A
 * state is a set of facts; a fact is a word and the processes and values that it is about.
 */
final class ConsensusByHand {

  private final int n;
  private final int f;
  private long transitions;

  /** Terminal states, and those in which somebody may crash but nobody can do anything else. */
  private long terminal;

  private long onlyCrashes;
  private long disagreements;
  private final Set<Set<String>> known = new HashSet<>();

  ConsensusByHand(int n, int f) {
    this.n = n;
    this.f = f;
    Deque<Set<String>> open = new ArrayDeque<>();
    for (int values = 0; values < 1 << n; values++) {
      Set<String> initial = new TreeSet<>();
      for (int i = 0; i < n; i++) {
        initial.add("knows " + i + i + (values >> i & 1));
      }
      known.add(initial);
      open.add(initial);
    }
    while (!open.isEmpty()) {
      Set<String> state = open.remove();
      List<Set<String>> crashes = new ArrayList<>();
      List<Set<String>> next = new ArrayList<>();
      others(-1, -1).forEach(i -> addSteps(state, i, next, crashes));
      terminal += next.isEmpty() && crashes.isEmpty() ? 1 : 0;
      onlyCrashes += next.isEmpty() && !crashes.isEmpty() ? 1 : 0;
      disagreements += decides(state, 0) && decides(state, 1) ? 1 : 0;
      next.addAll(crashes);
      transitions += next.size();
      next.stream().filter(known::add).forEach(open::add);
    }
  }

  List<Long> figures() {
    return List.of((long) known.size(), transitions, terminal, onlyCrashes, disagreements);
  }

  private static boolean decides(Set<String> state, int value) {
    return state.stream().anyMatch(one -> one.startsWith("decides") && one.endsWith("" + value));
  }

  private IntStream others(int i, int j) {
    return IntStream.range(0, n).filter(k -> k != i && k != j);
  }

  private static Set<String> with(Set<String> state, String... more) {
    Set<String> after = new TreeSet<>(state);
    after.addAll(List.of(more));
    return after;
  }

  private static String value(Set<String> state, int i, int j) {
    return IntStream.of(0, 1)
        .filter(v -> state.contains("knows " + i + j + v))
        .mapToObj(v -> "" + v)
        .findFirst()
        .orElse("?");
  }

  private static Set<String> learning(Set<String> state, String message, String fact) {
    Set<String> after = fact.endsWith("?") ? new TreeSet<>(state) : with(state, fact);
    after.remove(message);
    return after;
  }

  private void addSteps(
      Set<String> state, int i, List<Set<String>> next, List<Set<String>> crashes) {
    if (state.contains("down " + i)) {
      return;
    }
    if (state.stream().filter(fact -> fact.startsWith("down")).count() < f) {
      crashes.add(with(state, "down " + i));
    }
    others(i, i).forEach(j -> addSteps(state, i, j, next));
    boolean decided = state.stream().anyMatch(fact -> fact.startsWith("decides " + i));
    if (!decided && others(i, i).allMatch(j -> isSettled(state, i, j))) {
      boolean zero = others(-1, -1).anyMatch(j -> value(state, i, j).equals("0"));
      next.add(with(state, "decides " + i + (zero ? 0 : 1)));
    }
  }

  private boolean isSettled(Set<String> state, int i, int j) {
    boolean reported =
        state.contains("suspects " + i + j)
            && others(i, j)
                .allMatch(
                    k ->
                        state.contains("suspects " + i + k)
                            || state.contains("heard " + i + j + k));
    return state.contains("proposed " + i + j) && (!value(state, i, j).equals("?") || reported);
  }

  private void addSteps(Set<String> state, int i, int j, List<Set<String>> next) {
    if (!state.contains("proposed " + i + j)) {
      next.add(with(state, "proposed " + i + j, "P" + i + j + value(state, i, i)));
    }
    boolean silent = true;
    for (String message : state) {
      if (message.startsWith("P" + j + i)) {
        next.add(learning(state, message, "knows " + i + j + message.charAt(3)));
        silent = false;
      }
      if (message.startsWith("S" + j + i)) {
        String subject = message.substring(3, 4);
        Set<String> after = learning(state, message, "knows " + i + subject + message.charAt(4));
        next.add(with(after, "heard " + i + subject + j));
        silent = false;
      }
      if (message.startsWith("tells " + i + j)) {
        int subject = message.charAt(8) - '0';
        Set<String> after = with(state, "S" + i + j + subject + value(state, i, subject));
        after.remove(message);
        next.add(after);
      }
    }
    if (silent && state.contains("down " + j) && !state.contains("suspects " + i + j)) {
      Set<String> after = with(state, "suspects " + i + j);
      others(i, j).forEach(k -> after.add("tells " + i + k + j));
      next.add(after);
    }
  }
}

package io.mazurka.gallery.programs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * The consensus once more, without any of the code under test: all states of three processes as
 * texts, and their orbits by trying all six permutations of the processes.
 */
final class ConsensusOrbits {

  private static final int N = 3;
  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private final int mostCrashes;
  private final Set<String> states = new HashSet<>();
  private final Set<String> orbits = new HashSet<>();
  private final Set<String> violatingOrbits = new HashSet<>();
  private int terminalOrbits;
  private final Queue<Situation> open = new ArrayDeque<>();

  private ConsensusOrbits(int mostCrashes) {
    this.mostCrashes = mostCrashes;
  }

  /** What holds of each process, of each two and of each three; -1 is no value, -2 no message. */
  private static final class Situation {
    final int[][] one = new int[N][3];
    final int[][][] two = new int[N][N][4];
    final int[][][][] three = new int[N][N][N][3];

    Situation copy() {
      Situation copy = new Situation();
      for (int i = 0; i < N; i++) {
        copy.one[i] = one[i].clone();
        for (int j = 0; j < N; j++) {
          copy.two[i][j] = two[i][j].clone();
          for (int k = 0; k < N; k++) {
            copy.three[i][j][k] = three[i][j][k].clone();
          }
        }
      }
      return copy;
    }

    String text(int[] p) {
      StringBuilder text = new StringBuilder();
      for (int i : p) {
        append(text, one[i]);
        for (int j : p) {
          append(text, two[i][j]);
          for (int k : p) {
            append(text, three[i][j][k]);
          }
        }
      }
      return text.toString();
    }

    private static void append(StringBuilder text, int[] numbers) {
      for (int number : numbers) {
        text.append((char) ('c' + number));
      }
    }
  }

  private static final int UP = 0;
  private static final int PROPOSAL = 1;
  private static final int DECISION = 2;
  private static final int KNOWN = 0;
  private static final int SUSPECTS = 1;
  private static final int UNSENT = 2;
  private static final int PROPOSED = 3;
  private static final int HEARD = 0;
  private static final int UNTOLD = 1;
  private static final int TOLD = 2;

  static ConsensusOrbits explore(int mostCrashes) {
    ConsensusOrbits orbits = new ConsensusOrbits(mostCrashes);
    for (int proposals = 0; proposals < 1 << N; proposals++) {
      Situation start = new Situation();
      for (int i = 0; i < N; i++) {
        start.one[i] = new int[] {1, proposals >> i & 1, -1};
        for (int j = 0; j < N; j++) {
          start.two[i][j] = new int[] {-1, 0, i == j ? 0 : 1, -1};
          for (int k = 0; k < N; k++) {
            start.three[i][j][k][TOLD] = -2;
          }
        }
      }
      orbits.meet(start);
    }
    while (!orbits.open.isEmpty()) {
      orbits.expand(orbits.open.remove());
    }
    return orbits;
  }

  private void meet(Situation next) {
    if (states.add(next.text(PERMUTATIONS[0]))) {
      open.add(next);
    }
  }

  private void expand(Situation s) {
    String least = s.text(PERMUTATIONS[0]);
    for (int[] permutation : PERMUTATIONS) {
      String image = s.text(permutation);
      least = image.compareTo(least) < 0 ? image : least;
    }
    boolean first = orbits.add(least);
    List<Situation> successors = successors(s);
    terminalOrbits += first && successors.isEmpty() ? 1 : 0;
    Set<Integer> decisions = new HashSet<>();
    for (int i = 0; i < N; i++) {
      decisions.add(s.one[i][DECISION]);
    }
    if (decisions.contains(0) && decisions.contains(1)) {
      violatingOrbits.add(least);
    }
    successors.forEach(this::meet);
  }

  private List<Situation> successors(Situation s) {
    List<Situation> all = new ArrayList<>();
    int crashed = 0;
    for (int i = 0; i < N; i++) {
      crashed += 1 - s.one[i][UP];
    }
    for (int i = 0; i < N; i++) {
      if (s.one[i][UP] == 1) {
        if (crashed < mostCrashes) {
          changed(s, all).one[i][UP] = 0;
        }
        for (int j = 0; j < N; j++) {
          if (i != j) {
            addPair(s, i, j, all);
          }
        }
        if (mayDecide(s, i)) {
          int least = s.one[i][PROPOSAL];
          for (int j = 0; j < N; j++) {
            least = s.two[i][j][KNOWN] == 0 ? 0 : least;
          }
          changed(s, all).one[i][DECISION] = least;
        }
      }
    }
    return all;
  }

  private static Situation changed(Situation s, List<Situation> all) {
    Situation next = s.copy();
    all.add(next);
    return next;
  }

  private static void addPair(Situation s, int i, int j, List<Situation> all) {
    int k = N - i - j;
    if (s.two[i][j][UNSENT] == 1) {
      Situation next = changed(s, all);
      next.two[i][j][UNSENT] = 0;
      next.two[i][j][PROPOSED] = s.one[i][PROPOSAL];
    }
    if (s.two[j][i][PROPOSED] != -1) {
      Situation next = changed(s, all);
      next.two[i][j][KNOWN] = s.two[j][i][PROPOSED];
      next.two[j][i][PROPOSED] = -1;
    }
    boolean silent = s.two[j][i][PROPOSED] == -1 && s.three[j][i][k][TOLD] == -2;
    if (s.one[j][UP] == 0 && s.two[i][j][SUSPECTS] == 0 && silent) {
      Situation next = changed(s, all);
      next.two[i][j][SUSPECTS] = 1;
      next.three[i][k][j][UNTOLD] = 1;
    }
    if (s.three[i][j][k][UNTOLD] == 1) {
      Situation next = changed(s, all);
      next.three[i][j][k][UNTOLD] = 0;
      next.three[i][j][k][TOLD] = s.two[i][k][KNOWN];
    }
    int told = s.three[j][i][k][TOLD];
    if (told != -2) {
      Situation next = changed(s, all);
      next.three[j][i][k][TOLD] = -2;
      next.three[i][k][j][HEARD] = 1;
      next.two[i][k][KNOWN] = told == -1 ? s.two[i][k][KNOWN] : told;
    }
  }

  private static boolean mayDecide(Situation s, int i) {
    boolean may = s.one[i][DECISION] == -1;
    for (int j = 0; j < N; j++) {
      if (j != i) {
        int k = N - i - j;
        boolean settled =
            s.two[i][j][SUSPECTS] == 1
                && (s.two[i][k][SUSPECTS] == 1 || s.three[i][j][k][HEARD] == 1);
        may &= s.two[i][j][UNSENT] == 0 && (s.two[i][j][KNOWN] != -1 || settled);
      }
    }
    return may;
  }

  int states() {
    return states.size();
  }

  int orbits() {
    return orbits.size();
  }

  int terminalOrbits() {
    return terminalOrbits;
  }

  int violatingOrbits() {
    return violatingOrbits.size();
  }
}

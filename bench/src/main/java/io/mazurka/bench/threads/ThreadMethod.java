package io.mazurka.bench.threads;

import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.PersistentSets;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A way to explore a thread program, as Flanagan and Godefroid (2005) compare them.
 *
 * @param sleepSets whether an explored transition sleeps until a dependent one is taken
 * @param matching whether states are stored and not explored again
 */
public record ThreadMethod(Reduction reduction, boolean sleepSets, boolean matching) {

  /** The transitions that are explored from each state. */
  enum Reduction {
    NONE("none"),
    STATIC("static"),
    DYNAMIC("dynamic"),
    LAST_ACCESS("dynamic, figure 5"),
    OPTIMAL("optimal");

    private final String text;

    Reduction(String text) {
      this.text = text;
    }
  }

  /** The methods of the paper, and the optimal one. */
  static List<ThreadMethod> all() {
    List<ThreadMethod> methods = new ArrayList<>();
    for (Reduction reduction : List.of(Reduction.NONE, Reduction.STATIC)) {
      for (boolean matching : new boolean[] {false, true}) {
        methods.add(new ThreadMethod(reduction, false, matching));
        methods.add(new ThreadMethod(reduction, true, matching));
      }
    }
    methods.add(new ThreadMethod(Reduction.DYNAMIC, false, false));
    methods.add(new ThreadMethod(Reduction.DYNAMIC, true, false));
    methods.add(new ThreadMethod(Reduction.OPTIMAL, true, false));
    return methods;
  }

  /**
   * The methods of the paper with its algorithms, where dynamic reduction is figure 5, and the
   * default.
   */
  static List<ThreadMethod> published() {
    List<ThreadMethod> methods = new ArrayList<>(all());
    methods.remove(new ThreadMethod(Reduction.DYNAMIC, false, false));
    int sleeping = methods.indexOf(new ThreadMethod(Reduction.DYNAMIC, true, false));
    methods.add(sleeping, new ThreadMethod(Reduction.LAST_ACCESS, false, false));
    return methods;
  }

  /** Which accesses conflict; figure 5 has no reads. */
  Conflicts conflicts() {
    return reduction == Reduction.LAST_ACCESS ? Conflicts.ALL : Conflicts.READWRITE;
  }

  Strategy strategy(StepModel model, ModelExecution execution) {
    return switch (reduction) {
      case NONE -> new Strategy.Full(sleepSets, PersistentSets.NONE, matching);
      case STATIC ->
          new Strategy.Full(
              sleepSets,
              execution.persistentSets(model.persistentThreads(Conflicts.READWRITE)),
              matching);
      case DYNAMIC ->
          sleepSets
              ? new Strategy.Repaired()
              : new Strategy.Published(ClassicVariant.CLOCK_VECTORS);
      case LAST_ACCESS -> new Strategy.Published(ClassicVariant.LAST_ACCESS);
      case OPTIMAL -> new Strategy.Optimal();
    };
  }

  /** The options that explore in this way. */
  String options() {
    String parts =
        Stream.of(
                reduction == Reduction.DYNAMIC ? (sleepSets ? "figure-3" : "figure-4") : "",
                reduction == Reduction.STATIC ? "static" : "",
                sleepSets ? "sleep" : "",
                matching ? "matching" : "")
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(","));
    if (reduction == Reduction.OPTIMAL) {
      return "--por dpor-optimal";
    }
    return parts.isEmpty()
        ? "--por none --search dfs --store none"
        : "--por dpor-classic --sets " + parts;
  }

  @Override
  public String toString() {
    boolean telling = reduction != Reduction.OPTIMAL && sleepSets;
    return reduction.text + (telling ? ", sleep sets" : "") + (matching ? ", states matched" : "");
  }
}

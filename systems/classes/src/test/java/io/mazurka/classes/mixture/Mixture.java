package io.mazurka.classes.mixture;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program of two or three threads, each of which does a few things. */
public record Mixture(List<List<Act>> threads) implements Plan<Mixture> {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  static Mixture draw(long seed) {
    Random random = new Random(seed * SPREAD);
    int count = 2 + random.nextInt(2);
    List<List<Act>> threads = new ArrayList<>();
    for (int thread = 0; thread < count; thread++) {
      List<Act> acts = new ArrayList<>();
      int length = 1 + random.nextInt(count == 2 ? 4 : 3);
      while (acts.size() < length) {
        acts.add(Act.random(random, 0));
      }
      threads.add(List.copyOf(acts));
    }
    return new Mixture(List.copyOf(threads));
  }

  boolean has(Act.Kind kind) {
    return threads.stream().flatMap(List::stream).anyMatch(act -> act.is(kind));
  }

  /** Whether threads may be interrupted where they wait, which has more than one outcome. */
  boolean interruptsWaiting() {
    return has(Act.Kind.INTERRUPT)
        && Stream.of(Act.Kind.WAIT, Act.Kind.WAIT_FOR_SIGNAL, Act.Kind.TIMED_LOCK)
            .anyMatch(this::has);
  }

  /** Threads or acts are left out, or blocks replaced by what is inside. */
  @Override
  public Stream<Mixture> smaller() {
    List<Mixture> found = new ArrayList<>();
    for (int thread = 0; thread < threads.size(); thread++) {
      int at = thread;
      shorter(threads.get(thread)).forEach(acts -> found.add(with(at, acts)));
    }
    return Stream.concat(Cuts.of(threads, 1).map(Mixture::new), found.stream());
  }

  private Mixture with(int thread, List<Act> acts) {
    List<List<Act>> all = new ArrayList<>(threads);
    all.set(thread, acts);
    return new Mixture(all);
  }

  private static Stream<List<Act>> shorter(List<Act> acts) {
    List<List<Act>> found = new ArrayList<>();
    for (int index = 0; index < acts.size(); index++) {
      Act act = acts.get(index);
      found.add(replaced(acts, index, List.of()));
      if (!act.inside().isEmpty()) {
        found.add(replaced(acts, index, act.inside()));
      }
      int at = index;
      shorter(act.inside())
          .map(inside -> new Act(act.kind(), act.object(), act.value(), inside))
          .forEach(less -> found.add(replaced(acts, at, List.of(less))));
    }
    return found.stream();
  }

  private static List<Act> replaced(List<Act> acts, int index, List<Act> by) {
    List<Act> all = new ArrayList<>(acts.subList(0, index));
    all.addAll(by);
    all.addAll(acts.subList(index + 1, acts.size()));
    return all;
  }

  @Override
  public String toString() {
    return threads.stream().map(List::toString).collect(Collectors.joining("\n"));
  }
}

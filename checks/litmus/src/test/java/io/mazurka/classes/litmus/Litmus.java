package io.mazurka.classes.litmus;

import io.mazurka.classes.omissions.Omission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A small program of two to four threads over one fresh object, what is observed when they have
 * ended, and all outcomes that the specification of Java allows. Outcomes are words, listed as
 * {@code "0 1; 1 0"}.
 *
 * @param <S> the type of the object
 */
public final class Litmus<S> {

  /** The code of one thread. */
  public interface Actor<S> {
    void act(S state) throws Exception;
  }

  /** Outcomes that no exploration reaches, since of {@code omission} {@code method} is left out. */
  record LeftOut(Omission omission, String method, Set<String> outcomes) {}

  /** The same, not yet read: programs are made anew for each execution that is explored. */
  private record WrittenDown(Omission omission, String method, String outcomes) {}

  private final String name;
  private final Supplier<S> states;
  private final List<Actor<S>> actors = new ArrayList<>();
  private Function<S, String> observation = Object::toString;
  private final List<String> allowed = new ArrayList<>(1);
  private final List<String> weaker = new ArrayList<>(1);
  private final List<WrittenDown> leftOut = new ArrayList<>(1);
  private boolean racy;

  private Litmus(String name, Supplier<S> states) {
    this.name = name;
    this.states = states;
  }

  public static <S> Litmus<S> of(String name, Supplier<S> states) {
    return new Litmus<>(name, states);
  }

  public Litmus<S> thread(Actor<S> actor) {
    actors.add(actor);
    return this;
  }

  /** What is observed after all threads have ended. */
  public Litmus<S> observe(Function<S, String> observed) {
    this.observation = observed;
    return this;
  }

  /** Outcomes that every exploration must reach. */
  public Litmus<S> allows(String outcomes) {
    allowed.add(outcomes);
    return this;
  }

  /** Outcomes that are allowed and that no sequentially consistent execution has. */
  public Litmus<S> weaker(String outcomes) {
    weaker.add(outcomes);
    return this;
  }

  /**
   * Outcomes that are allowed and left out, which the guarantee must say.
   *
   * @param method what it must name as the reason, in the list of this omission
   */
  public Litmus<S> unless(Omission omission, String method, String outcomes) {
    leftOut.add(new WrittenDown(omission, method, outcomes));
    return this;
  }

  /** Says that plain accesses race. */
  public Litmus<S> racy() {
    racy = true;
    return this;
  }

  private static Set<String> words(List<String> lists) {
    Set<String> all = new TreeSet<>();
    lists.forEach(list -> all.addAll(Arrays.asList(list.split("; "))));
    return all;
  }

  /** Runs it once, each thread on a new one. */
  String run() {
    S state = states.get();
    Thread[] threads = new Thread[actors.size()];
    for (int index = 0; index < threads.length; index++) {
      Actor<S> actor = actors.get(index);
      threads[index] = new Thread(() -> act(actor, state));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return observation.apply(state);
  }

  private static <S> void act(Actor<S> actor, S state) {
    try {
      actor.act(state);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  String name() {
    return name;
  }

  Supplier<S> states() {
    return states;
  }

  List<Actor<S>> actors() {
    return actors;
  }

  Function<S, String> observation() {
    return observation;
  }

  boolean isRacy() {
    return racy;
  }

  /** The outcomes that every exploration must reach. */
  Set<String> required() {
    return words(allowed);
  }

  /** The outcomes that need a weaker memory than a sequentially consistent one. */
  Set<String> beyondInterleaving() {
    return words(weaker);
  }

  /** The outcomes that are left out, with the reason that the guarantee names. */
  List<LeftOut> omitted() {
    return leftOut.stream()
        .map(one -> new LeftOut(one.omission(), one.method(), words(List.of(one.outcomes()))))
        .toList();
  }

  /** Everything that the specification allows. */
  Set<String> allowed() {
    Set<String> all = required();
    all.addAll(beyondInterleaving());
    omitted().forEach(one -> all.addAll(one.outcomes()));
    return all;
  }

  @Override
  public String toString() {
    return name;
  }
}

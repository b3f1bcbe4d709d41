package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.ProgramPath;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for conditions that are inductive together with a goal. It starts with the goal alone.
 * Where a step breaks a condition, a candidate that is false before the step is supposed, too, with
 * all that corresponds to it under other names of the processes; and that has to be kept by all
 * steps in turn. A candidate for which there is no way on is given up.
 */
public final class LemmaSearch {

  private static final int MOST_TRIED = 40;
  private static final int MOST_LEMMAS = 200;

  private final Encoding encoding;
  private final ProcessExchange exchange;
  private @Nullable CandidatePool made;
  private final Supplier<SolverSession> sessions;
  private final BooleanSupplier stop;
  private final Consumer<String> listener;
  private boolean exchanging = true;
  private long checks;
  private List<BooleanExpression> supposed = List.of();

  /**
   * A search that has not begun.
   *
   * @param exchange which processes may be exchanged
   * @param sessions new sessions of a solver
   * @param stop whether it should give up
   * @param listener told how far it has come
   */
  public LemmaSearch(
      Encoding encoding,
      ProcessExchange exchange,
      Supplier<SolverSession> sessions,
      BooleanSupplier stop,
      Consumer<String> listener) {
    this.encoding = encoding;
    this.exchange = exchange;
    this.sessions = sessions;
    this.stop = stop;
    this.listener = listener;
  }

  /**
   * Lemmas that hold initially and are kept by all steps together with the goal, one of those that
   * correspond to each other; null if none were found.
   */
  public @Nullable FoundLemmas lemmas(BooleanExpression goal) {
    try {
      FoundLemmas found = found(goal);
      if (found == null && exchanging && !stop.getAsBoolean()) {
        // Processes may differ: what is true of one need not be true of another.
        exchanging = false;
        made = null;
        found = found(goal);
      }
      return found;
    } catch (UndecidedException e) {
      listener.accept(String.valueOf(e.getMessage()));
      return null;
    }
  }

  /** Candidates, from samples that are taken when they are first needed. */
  private CandidatePool pool() {
    CandidatePool known = made;
    if (known == null) {
      known = new CandidatePool(encoding.program(), exchanging ? exchange : null, stop);
      made = known;
    }
    return known;
  }

  private @Nullable FoundLemmas found(BooleanExpression goal) {
    supposed = new ArrayList<>(List.of(goal));
    BooleanExpression wrong = extend(supposed);
    while (wrong != null) {
      if (wrong == goal || stop.getAsBoolean()) {
        return null;
      }
      listener.accept("giving up %s".formatted(wrong));
      pool().exclude(wrong);
      supposed.remove(wrong);
      wrong = extend(supposed);
    }
    listener.accept("%d lemmas; leaving out what is not needed".formatted(supposed.size() - 1));
    List<List<BooleanExpression>> groups = groups(supposed);
    SortedMap<Integer, Set<Integer>> support = minimised(supposed, groups);
    List<Integer> order = List.copyOf(support.keySet());
    List<FoundLemma> found = new ArrayList<>();
    for (int group : order.subList(1, order.size())) {
      found.add(
          new FoundLemma(supposed.get(group), groups.get(group), needed(group, support, order)));
    }
    return isInductive(goal, found) ? new FoundLemmas(found, needed(0, support, order)) : null;
  }

  /** What a group rests on besides itself, as positions of lemmas; -1 is the goal. */
  private static Set<Integer> needed(
      int group, SortedMap<Integer, Set<Integer>> support, List<Integer> order) {
    Set<Integer> needed = new HashSet<>();
    support.getOrDefault(group, Set.of()).stream()
        .filter(one -> one != group)
        .forEach(one -> needed.add(order.indexOf(one) - 1));
    return needed;
  }

  private boolean isInductive(BooleanExpression goal, List<FoundLemma> found) {
    List<BooleanExpression> all = new ArrayList<>(List.of(goal));
    found.forEach(lemma -> all.addAll(lemma.images()));
    return areInductive(all);
  }

  /** Whether conditions hold initially, and every step keeps every one. */
  public boolean areInductive(List<BooleanExpression> all) {
    try (InductiveStep step = new InductiveStep(encoding, sessions)) {
      boolean begun = step.holdInitially(all);
      step.suppose(all);
      boolean inductive = begun && all.stream().allMatch(one -> step.keeps(one, List.of()));
      checks += step.checks();
      return inductive;
    }
  }

  /** The goal alone, and each lemma with all that corresponds to it. */
  private List<List<BooleanExpression>> groups(List<BooleanExpression> supposed) {
    List<List<BooleanExpression>> groups = new ArrayList<>();
    supposed.forEach(one -> groups.add(groups.isEmpty() ? List.of(one) : images(one)));
    return groups;
  }

  private List<BooleanExpression> images(BooleanExpression lemma) {
    return exchanging
        ? exchange.images(lemma).stream().filter(pool()::isPlausible).toList()
        : List.of(lemma);
  }

  /** What was supposed last, whether it holds or not, without the goal. */
  public List<BooleanExpression> supposed() {
    return supposed.stream().skip(1).toList();
  }

  /** How many questions were asked. */
  public long checks() {
    return checks;
  }

  /** Supposes more until all is kept; what has to be given up, or null if nothing. */
  private @Nullable BooleanExpression extend(List<BooleanExpression> supposed) {
    try (InductiveStep step = new InductiveStep(encoding, sessions)) {
      groups(supposed).forEach(step::suppose);
      for (int at = 0; at < supposed.size(); at++) {
        int[] state = step.breaking(supposed.get(at));
        while (state.length > 0) {
          List<BooleanExpression> next = best(supposed.get(at), state, step);
          if (next.isEmpty() || supposed.size() > MOST_LEMMAS || stop.getAsBoolean()) {
            checks += step.checks();
            return supposed.get(at);
          }
          for (BooleanExpression one : next) {
            supposed.add(one);
            listener.accept("supposing %s".formatted(one));
            step.suppose(images(one));
          }
          state = step.breaking(supposed.get(at));
        }
      }
      checks += step.checks();
      return null;
    }
  }

  /**
   * A candidate that is kept already; or several that are kept together; or else the first at all.
   */
  private List<BooleanExpression> best(BooleanExpression broken, int[] state, InductiveStep step) {
    List<BooleanExpression> first = List.of();
    Iterator<Stream<BooleanExpression>> levels =
        pool().falseIn(state, cone(broken, state)).iterator();
    while (levels.hasNext()) {
      Stream<BooleanExpression> level = levels.next();
      if (stop.getAsBoolean() || (!levels.hasNext() && !first.isEmpty())) {
        return first;
      }
      Map<BooleanExpression, List<BooleanExpression>> candidates = distinct(level);
      List<BooleanExpression> kept = step.keptTogether(candidates);
      Optional<BooleanExpression> alone =
          kept.stream()
              .filter(one -> step.keeps(one, candidates.getOrDefault(one, List.of())))
              .findFirst();
      if (!kept.isEmpty()) {
        return alone.map(List::of).orElse(kept);
      }
      first = first.isEmpty() ? candidates.keySet().stream().limit(1).toList() : first;
    }
    return first;
  }

  /** The first candidates of a list that do not correspond to each other, with their images. */
  private Map<BooleanExpression, List<BooleanExpression>> distinct(
      Stream<BooleanExpression> candidates) {
    Map<BooleanExpression, List<BooleanExpression>> distinct = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    for (BooleanExpression one : (Iterable<BooleanExpression>) candidates::iterator) {
      if (!seen.contains(ProcessExchange.key(one))) {
        List<BooleanExpression> images = images(one);
        images.forEach(image -> seen.add(ProcessExchange.key(image)));
        distinct.put(one, images);
      }
      if (distinct.size() == MOST_TRIED) {
        break;
      }
    }
    return distinct;
  }

  /** The variables on which it depends that a step from a state breaks a condition. */
  private Set<StateVariable> cone(BooleanExpression broken, int[] state) {
    Set<StateVariable> cone = broken.reads();
    for (Command command : encoding.program().commands()) {
      if (command.guard().holds(state) && !broken.holds(ProgramPath.successor(command, state))) {
        cone.addAll(command.reads());
        return cone;
      }
    }
    return cone;
  }

  /** Which groups are needed, each with those that it rests on; the goal is the first. */
  private SortedMap<Integer, Set<Integer>> minimised(
      List<BooleanExpression> supposed, List<List<BooleanExpression>> groups) {
    try (InductiveStep step = new InductiveStep(encoding, sessions)) {
      step.offer(groups);
      SupportGraph graph = new SupportGraph(supposed, step);
      graph.minimise(stop);
      checks += step.checks();
      return graph.needed();
    }
  }
}

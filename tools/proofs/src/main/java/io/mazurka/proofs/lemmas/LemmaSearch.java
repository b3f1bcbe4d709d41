package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
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
 * Searches for conditions that are inductive together with a goal. It starts with the goal alone.
 * Where a step breaks a condition, the search assumes a candidate that is false before the step,
 * together with its images under exchanges of processes; all steps must preserve these in turn. A
 * candidate that cannot be completed is given up.
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
   * @param exchange the processes that may be exchanged
   * @param sessions opens new sessions of a solver
   * @param stop tells whether to give up
   * @param listener receives reports on the progress
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
   * Lemmas that hold initially and that all steps preserve together with the goal, one of each set
   * of images; null if none were found.
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

  /** The candidates; samples are taken when they are first needed. */
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

  /** The lemmas on which a group depends besides itself, by index; -1 is the goal. */
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

  /** Whether conditions hold initially and every step preserves all of them. */
  public boolean areInductive(List<BooleanExpression> all) {
    try (InductiveStep step = new InductiveStep(encoding, sessions)) {
      boolean begun = step.holdInitially(all);
      step.suppose(all);
      boolean inductive = begun && all.stream().allMatch(one -> step.keeps(one, List.of()));
      checks += step.checks();
      return inductive;
    }
  }

  /** The groups: the goal alone, and each lemma with its images. */
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

  /** The conditions assumed last, whether they hold or not, without the goal. */
  public List<BooleanExpression> supposed() {
    return supposed.stream().skip(1).toList();
  }

  /** The number of questions asked. */
  public long checks() {
    return checks;
  }

  /** Adds assumptions until steps preserve all of them; returns a condition to give up, or null. */
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
   * The next assumptions: a candidate that steps preserve already, or several that they preserve
   * together, or else the first candidate.
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

  /** The first candidates of a list that are not images of each other, each with its images. */
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

  /** The variables that influence that a step from a state breaks a condition. */
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

  /**
   * The groups that are needed, each with the groups on which it depends; the goal is the first.
   */
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

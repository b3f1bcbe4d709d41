package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for conditions that are inductive together with a goal. It starts with the goal alone.
 * Where a step breaks a condition, a candidate that is false before the step is supposed, too, with
 * all that corresponds to it under other names of the processes; and that has to be kept by all
 * steps in turn. A candidate for which there is no way on is given up.
 */
public final class LemmaSearch {

  private static final int MOST_TRIED = 40;
  private static final int MOST_LEMMAS = 120;

  private final Encoding encoding;
  private final ProcessExchange exchange;
  private CandidatePool pool;
  private final Supplier<SolverSession> sessions;
  private final BooleanSupplier stop;
  private final Consumer<String> listener;
  private boolean exchanging = true;
  private long checks;

  /**
   * A search that has not begun.
   *
   * @param sessions new sessions of a solver
   * @param stop whether it should give up
   * @param listener told how far it has come
   */
  public LemmaSearch(
      Encoding encoding,
      Supplier<SolverSession> sessions,
      BooleanSupplier stop,
      Consumer<String> listener) {
    this.encoding = encoding;
    this.exchange = new ProcessExchange(encoding.program());
    this.pool = new CandidatePool(encoding.program(), exchange);
    this.sessions = sessions;
    this.stop = stop;
    this.listener = listener;
  }

  /**
   * Lemmas that hold initially and are kept by all steps together with the goal, one of those that
   * correspond to each other; null if none were found.
   */
  public @Nullable List<FoundLemma> lemmas(BooleanExpression goal) {
    try {
      List<FoundLemma> found = found(goal);
      if (found == null && exchanging && !stop.getAsBoolean()) {
        // Processes may differ: what is true of one need not be true of another.
        exchanging = false;
        pool = new CandidatePool(encoding.program(), null);
        found = found(goal);
      }
      return found;
    } catch (UndecidedException e) {
      listener.accept(String.valueOf(e.getMessage()));
      return null;
    }
  }

  private @Nullable List<FoundLemma> found(BooleanExpression goal) {
    List<BooleanExpression> supposed = new ArrayList<>(List.of(goal));
    BooleanExpression wrong = extend(supposed);
    while (wrong != null) {
      if (wrong == goal || stop.getAsBoolean()) {
        return null;
      }
      pool.exclude(wrong);
      supposed.remove(wrong);
      wrong = extend(supposed);
    }
    minimise(supposed);
    List<List<BooleanExpression>> groups = groups(supposed);
    if (!isInductive(groups)) {
      return null;
    }
    List<FoundLemma> found = new ArrayList<>();
    for (int at = 1; at < groups.size(); at++) {
      found.add(new FoundLemma(supposed.get(at), groups.get(at), support(at, groups)));
    }
    return found;
  }

  /** The goal alone, and each lemma with all that corresponds to it. */
  private List<List<BooleanExpression>> groups(List<BooleanExpression> supposed) {
    List<List<BooleanExpression>> groups = new ArrayList<>();
    supposed.forEach(one -> groups.add(groups.isEmpty() ? List.of(one) : images(one)));
    return groups;
  }

  private List<BooleanExpression> images(BooleanExpression lemma) {
    return exchanging
        ? exchange.images(lemma).stream().filter(pool::isPlausible).toList()
        : List.of(lemma);
  }

  /** Whether all hold initially, and every step keeps every one. */
  private boolean isInductive(List<List<BooleanExpression>> groups) {
    List<BooleanExpression> all = groups.stream().flatMap(List::stream).toList();
    try (InductiveStep step = new InductiveStep(encoding, sessions)) {
      boolean begun = step.holdInitially(all);
      step.suppose(all);
      boolean inductive = begun && all.stream().allMatch(one -> step.keeps(one, List.of()));
      checks += step.checks();
      return inductive;
    }
  }

  private Set<Integer> support(int lemma, List<List<BooleanExpression>> groups) {
    Set<Integer> support = new HashSet<>();
    try (InductiveStep step = new InductiveStep(encoding, sessions)) {
      for (int group : step.support(groups.get(lemma).get(0), groups)) {
        support.add(group - 1);
      }
      checks += step.checks();
    }
    support.remove(lemma - 1);
    return support;
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
          BooleanExpression next = best(state, step);
          if (next == null || supposed.size() > MOST_LEMMAS || stop.getAsBoolean()) {
            checks += step.checks();
            return supposed.get(at);
          }
          supposed.add(next);
          listener.accept("supposing %s".formatted(next));
          step.suppose(images(next));
          state = step.breaking(supposed.get(at));
        }
      }
      checks += step.checks();
      return null;
    }
  }

  /** The first candidate that is kept already, or else the first at all. */
  private @Nullable BooleanExpression best(int[] state, InductiveStep step) {
    List<BooleanExpression> candidates = pool.falseIn(state);
    return candidates.stream()
        .limit(MOST_TRIED)
        .filter(one -> step.keeps(one, images(one)))
        .findFirst()
        .orElse(candidates.isEmpty() ? null : candidates.get(0));
  }

  /** Leaves out what is not needed. */
  private void minimise(List<BooleanExpression> supposed) {
    for (int at = supposed.size() - 1; at > 0 && !stop.getAsBoolean(); at--) {
      List<BooleanExpression> fewer = new ArrayList<>(supposed);
      fewer.remove(at);
      try (InductiveStep step = new InductiveStep(encoding, sessions)) {
        groups(fewer).forEach(step::suppose);
        if (fewer.stream().allMatch(one -> step.keeps(one, List.of()))) {
          supposed.remove(at);
        }
        checks += step.checks();
      }
    }
  }
}

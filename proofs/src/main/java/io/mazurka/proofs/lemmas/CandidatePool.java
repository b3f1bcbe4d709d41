package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.Any;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Implication;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.encoding.Samples;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Conditions that hold in all sampled states: what transitions make true, and clauses of up to
 * three literals. They are not listed, but found on demand: those that are false in a given state.
 */
final class CandidatePool {

  private static final int SAMPLES = 60_000;
  private static final int FEWEST = 5_000;
  private static final int SOME = 1_000;
  private static final int MOST = 400;

  /** How many samples have to speak for a candidate; fewer are enough if there is none. */
  private static final List<Integer> SUPPORT = List.of(200, 20, 1);

  private final List<int[]> some;
  private final List<BooleanExpression> atoms;
  private final List<Supported> assertions = new ArrayList<>();
  private final Set<String> excluded = new HashSet<>();

  /** Of each atom, the samples in which it holds, as bits. */
  private final long[][] holding;

  /** And those in which it does not. */
  private final long[][] failing;

  /**
   * @param exchange how processes are exchanged in samples; null if they may not be alike
   */
  CandidatePool(Program program, @Nullable ProcessExchange exchange) {
    List<int[]> states = new ArrayList<>(program.initial().states());
    int walked = exchange == null ? SAMPLES : Math.max(FEWEST, SAMPLES / exchange.size());
    List<int[]> reached = new Samples(program).reachable(walked);
    states.addAll(exchange == null ? reached : exchange.ofStates(reached));
    this.some = List.copyOf(states.subList(0, Math.min(SOME, states.size())));
    int words = (states.size() + Long.SIZE - 1) / Long.SIZE;
    this.atoms = LemmaAtoms.of(program);
    this.holding = new long[atoms.size()][words];
    this.failing = new long[atoms.size()][words];
    for (int atom = 0; atom < holding.length; atom++) {
      for (int at = 0; at < states.size(); at++) {
        long[] bits = atoms.get(atom).holds(states.get(at)) ? holding[atom] : failing[atom];
        bits[at >>> 6] |= 1L << at;
      }
    }
    for (Implication assertion : ValidatedAssertions.of(program)) {
      if (states.stream().allMatch(assertion::holds)) {
        long support = states.stream().filter(assertion.premise()::holds).count();
        assertions.add(new Supported(assertion, (int) support));
      }
    }
  }

  /** Whether a condition holds in all of the first samples, initial states among them. */
  boolean isPlausible(BooleanExpression condition) {
    return some.stream().allMatch(condition::holds);
  }

  /** Never offers this again. */
  void exclude(BooleanExpression candidate) {
    excluded.add(candidate.toString());
  }

  /**
   * Candidates that are false in a state: short ones, and if there are none, longer ones; the best
   * supported first. A clause is supported by the samples that leave only one of its literals to
   * make it true.
   */
  List<BooleanExpression> falseIn(int[] state) {
    Falsified literals = new Falsified(state);
    List<Supported> shorter = literals.pairs();
    assertions.stream()
        .filter(one -> !one.condition().holds(state))
        .filter(one -> !excluded.contains(one.condition().toString()))
        .forEach(shorter::add);
    List<Supported> longer = List.of();
    for (int needed : SUPPORT) {
      List<BooleanExpression> found = best(shorter, needed);
      if (!found.isEmpty()) {
        return found;
      }
      longer = longer.isEmpty() ? literals.triples() : longer;
      found = best(longer, needed);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private static List<BooleanExpression> best(List<Supported> candidates, int needed) {
    return candidates.stream()
        .filter(one -> one.support() >= needed)
        .sorted(Comparator.comparingInt(Supported::support).reversed())
        .limit(MOST)
        .map(Supported::condition)
        .toList();
  }

  /** A candidate with the number of samples that speak for it. */
  private record Supported(BooleanExpression condition, int support) {}

  /** The literals that are false in a state, each with the samples in which it is false, too. */
  private final class Falsified {

    private final List<BooleanExpression> literals = new ArrayList<>();
    private final List<long[]> samples = new ArrayList<>();

    Falsified(int[] state) {
      for (int atom = 0; atom < atoms.size(); atom++) {
        BooleanExpression positive = atoms.get(atom);
        boolean holds = positive.holds(state);
        literals.add(holds ? positive.not() : positive);
        samples.add(holds ? holding[atom] : failing[atom]);
      }
    }

    /** Clauses of one and of two literals. */
    List<Supported> pairs() {
      List<Supported> found = new ArrayList<>();
      for (int one = 0; one < literals.size(); one++) {
        int few = count(samples.get(one));
        if (few == 0) {
          add(found, Integer.MAX_VALUE, literals.get(one));
        }
        for (int two = 0; two < one && few > 0; two++) {
          if (areApart(samples.get(one), samples.get(two))) {
            int support = Math.min(few, count(samples.get(two)));
            add(found, support, literals.get(two), literals.get(one));
          }
        }
      }
      return found;
    }

    List<Supported> triples() {
      List<Supported> found = new ArrayList<>();
      for (int one = 0; one < literals.size(); one++) {
        for (int two = 0; two < one; two++) {
          long[] both = both(samples.get(one), samples.get(two));
          int support = count(both);
          for (int three = 0; three < two && support > 0; three++) {
            if (areApart(both, samples.get(three))) {
              int first = count(both(samples.get(one), samples.get(three)));
              int second = count(both(samples.get(two), samples.get(three)));
              add(
                  found,
                  Math.min(support, Math.min(first, second)),
                  literals.get(three),
                  literals.get(two),
                  literals.get(one));
            }
          }
        }
      }
      return found;
    }

    /** Adds a clause, unless a shorter one is as good. */
    private void add(List<Supported> found, int support, BooleanExpression... clause) {
      BooleanExpression candidate = clause.length == 1 ? clause[0] : new Any(List.of(clause));
      if (support > 0 && !excluded.contains(candidate.toString())) {
        found.add(new Supported(candidate, support));
      }
    }
  }

  private static int count(long[] bits) {
    int count = 0;
    for (long word : bits) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private static boolean areApart(long[] one, long[] other) {
    for (int word = 0; word < one.length; word++) {
      if ((one[word] & other[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  private static long[] both(long[] one, long[] other) {
    long[] both = new long[one.length];
    for (int word = 0; word < both.length; word++) {
      both[word] = one[word] & other[word];
    }
    return both;
  }
}

package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.encoding.Samples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Candidate lemmas: conditions that hold in all sampled states. They are assertions that
 * transitions establish, and clauses of up to three literals about up to three processes.
 * Candidates are not listed but found on demand, as those that are false in a given state.
 */
final class CandidatePool {

  private static final int SAMPLES = 50_000;
  private static final int SOME = 1_000;
  private static final int MOST_PROCESSES = 3;

  /** The most clauses of a kind that are evaluated in all samples. */
  private static final int MOST_TRIED = 1_500;

  private final List<int[]> some;
  private final List<LemmaAtom> atoms;
  private final List<Set<StateVariable>> reads;
  private final SampledAtoms samples;
  private final List<Implication> assertions;
  private final Map<String, Boolean> known = new HashMap<>();
  private final Set<String> excluded = new HashSet<>();
  private final @Nullable ProcessExchange exchange;
  private final BooleanSupplier stop;

  /**
   * @param exchange how processes are exchanged in samples; null if they may differ
   * @param stop tells whether to give up, with an {@link UndecidedException}
   */
  CandidatePool(Program program, @Nullable ProcessExchange exchange, BooleanSupplier stop) {
    this.exchange = exchange;
    this.stop = stop;
    List<int[]> states = new ArrayList<>(program.initial().states());
    this.some = new ArrayList<>(states.subList(0, Math.min(SOME, states.size())));
    states.addAll(new Samples(program).reachable(SAMPLES, stop));
    some.addAll(states.subList(Math.max(0, states.size() - SOME), states.size()));
    this.atoms = LemmaAtoms.of(program);
    this.reads = atoms.stream().map(atom -> atom.condition().reads()).toList();
    this.samples =
        new SampledAtoms(
            atoms, states, exchange == null ? List.of() : exchange.renamings(), this::goOn);
    this.assertions = ValidatedAssertions.of(program);
  }

  private void goOn() {
    if (stop.getAsBoolean()) {
      throw new UndecidedException("the time is over");
    }
  }

  /** Whether a condition holds in all of some samples, initial states among them. */
  boolean isPlausible(BooleanExpression condition) {
    return some.stream().allMatch(condition::holds);
  }

  /** Excludes a candidate and its images for ever. */
  void exclude(BooleanExpression candidate) {
    images(candidate).forEach(image -> excluded.add(ProcessExchange.key(image)));
  }

  private List<BooleanExpression> images(BooleanExpression candidate) {
    return exchange == null ? List.of(candidate) : exchange.images(candidate);
  }

  /**
   * Candidates that are false in a state, in several lists, each ordered by support. A sample
   * supports a clause if exactly one literal of the clause is true in it.
   *
   * @param cone the variables on which the failure in that state depends
   */
  List<Stream<BooleanExpression>> falseIn(int[] state, Set<StateVariable> cone) {
    Falsified within = new Falsified(state, cone);
    Falsified all = new Falsified(state, null);
    return List.of(
        Stream.concat(within.clauses(2), asserted(state)),
        Stream.of(0).flatMap(any -> all.clauses(2)),
        Stream.of(0).flatMap(any -> within.clauses(3)),
        Stream.of(0).flatMap(any -> all.clauses(3)));
  }

  private Stream<BooleanExpression> asserted(int[] state) {
    return assertions.stream()
        .filter(one -> !one.holds(state))
        .filter(one -> !excluded.contains(ProcessExchange.key(one)))
        .filter(this::alwaysHolds)
        .map(one -> one);
  }

  private boolean alwaysHolds(Implication assertion) {
    return known.computeIfAbsent(assertion.toString(), any -> samples.alwaysHolds(assertion));
  }

  /** A clause with its support: the number of samples in favour of it. */
  private static final class Clause {

    private final int[] atoms;
    private final boolean[] holds;
    private final int support;

    Clause(int[] atoms, boolean[] holds, int support) {
      this.atoms = atoms;
      this.holds = holds;
      this.support = support;
    }

    int support() {
      return support;
    }
  }

  /** The literals that are false in a state, each with the samples in which it is false as well. */
  private final class Falsified {

    private final int[] numbers;
    private final boolean[] holds;
    private final int[] processes;
    private final long[][] front;

    /**
     * @param cone if not null, only literals about these variables are considered
     */
    Falsified(int[] state, @Nullable Set<StateVariable> cone) {
      List<Integer> relevant = new ArrayList<>();
      for (int atom = 0; atom < atoms.size(); atom++) {
        if (cone == null || cone.containsAll(reads.get(atom))) {
          relevant.add(atom);
        }
      }
      this.numbers = relevant.stream().mapToInt(Integer::intValue).toArray();
      this.processes = relevant.stream().mapToInt(atom -> atoms.get(atom).processes()).toArray();
      this.holds = new boolean[numbers.length];
      this.front = new long[numbers.length][];
      for (int at = 0; at < numbers.length; at++) {
        holds[at] = atoms.get(numbers[at]).condition().holds(state);
        front[at] = samples.front(numbers[at], holds[at]);
      }
    }

    /** Clauses of up to {@code size} literals, or of exactly three. */
    Stream<BooleanExpression> clauses(int size) {
      List<Clause> found = new ArrayList<>();
      if (size < 3) {
        addPairs(found);
      } else {
        addTriples(found);
      }
      return found.stream()
          .sorted(
              Comparator.comparingInt(this::quantifiers)
                  .thenComparing(Comparator.comparingInt(Clause::support).reversed()))
          .limit(MOST_TRIED)
          .filter(one -> samples.neverMeet(one.atoms, one.holds))
          .map(this::condition)
          .filter(one -> !excluded.contains(ProcessExchange.key(one)));
    }

    private int quantifiers(Clause clause) {
      return (int) Arrays.stream(clause.atoms).filter(atom -> atoms.get(atom).isSome()).count();
    }

    private BooleanExpression condition(Clause clause) {
      List<BooleanExpression> literals = new ArrayList<>();
      for (int at = 0; at < clause.atoms.length; at++) {
        BooleanExpression atom = atoms.get(clause.atoms[at]).condition();
        literals.add(clause.holds[at] ? atom.not() : atom);
      }
      return literals.size() == 1 ? literals.get(0) : new Any(literals);
    }

    /** Clauses of one and of two literals. */
    private void addPairs(List<Clause> found) {
      for (int one = 0; one < numbers.length; one++) {
        int few = SampleBits.count(front[one]);
        if (few == 0) {
          found.add(clause(Integer.MAX_VALUE, one));
        }
        for (int two = 0; two < one && few > 0; two++) {
          if (isNarrow(one, two, two) && SampleBits.areApart(front[one], front[two])) {
            int support = Math.min(few, SampleBits.count(front[two]));
            if (support > 0) {
              found.add(clause(support, two, one));
            }
          }
        }
      }
    }

    private void addTriples(List<Clause> found) {
      long[] both = new long[SampledAtoms.FRONT];
      for (int one = 0; one < numbers.length; one++) {
        goOn();
        for (int two = 0; two < one; two++) {
          int support = isNarrow(one, two, two) ? SampleBits.meet(front[one], front[two], both) : 0;
          for (int three = 0; three < two && support > 0; three++) {
            if (isNarrow(one, two, three) && SampleBits.areApart(front[three], both)) {
              int first = SampleBits.meeting(front[one], front[three]);
              int second = SampleBits.meeting(front[two], front[three]);
              int least = Math.min(support, Math.min(first, second));
              if (least > 0) {
                found.add(clause(least, three, two, one));
              }
            }
          }
        }
      }
    }

    private boolean isNarrow(int one, int two, int three) {
      return Integer.bitCount(processes[one] | processes[two] | processes[three]) <= MOST_PROCESSES;
    }

    private Clause clause(int support, int... positions) {
      int[] chosen = Arrays.stream(positions).map(at -> numbers[at]).toArray();
      boolean[] held = new boolean[positions.length];
      for (int at = 0; at < held.length; at++) {
        held[at] = holds[positions[at]];
      }
      return new Clause(chosen, held, support);
    }
  }
}

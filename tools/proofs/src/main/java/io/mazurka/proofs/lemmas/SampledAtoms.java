package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.Not;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The sampled states in which each atom holds, as bits. Exchanges of processes are used in two
 * ways. A few samples, the <em>front</em>, are stored with their processes exchanged at random, so
 * that one look at the front rejects most clauses. The other samples are stored unchanged, and
 * atoms are exchanged instead.
 */
final class SampledAtoms {

  /** The number of words of the front. */
  static final int FRONT = 256;

  /** The number of these words for samples that have proved useful. */
  private static final int USEFUL = 64;

  private static final int TAKEN_AT_RANDOM = (FRONT - USEFUL) * Long.SIZE;

  private final List<LemmaAtom> atoms;
  private final List<int[]> states;
  private final List<VariableRenaming> renamings;
  private final Runnable goOn;

  /** Per atom, the samples of the front in which it holds. */
  private final long[][] front;

  /** The number of samples in the front. */
  private int filled;

  /** The index for the next useful sample, which replaces the oldest. */
  private int next;

  /** Per atom, all samples in which it holds. */
  private final long[][] holding;

  /** Per exchange, the image of each atom; -1 if the image is no atom. */
  private final int[][] images;

  /**
   * @param states samples, in any order
   * @param renamings the possible exchanges of processes, or none
   * @param goOn called now and then; throws if time is over
   */
  SampledAtoms(
      List<LemmaAtom> atoms, List<int[]> states, List<VariableRenaming> renamings, Runnable goOn) {
    this.goOn = goOn;
    this.atoms = List.copyOf(atoms);
    Random random = new Random(states.size());
    List<int[]> shuffled = new ArrayList<>(states);
    Collections.shuffle(shuffled, random);
    this.states = List.copyOf(shuffled);
    this.renamings = List.copyOf(renamings);
    List<int[]> exchanged = new ArrayList<>();
    for (int at = 0; at < Math.min(TAKEN_AT_RANDOM, states.size()); at++) {
      int[] state = shuffled.get(at);
      exchanged.add(
          renamings.isEmpty() ? state : renamings.get(random.nextInt(renamings.size())).of(state));
    }
    this.filled = exchanged.size();
    this.next = filled;
    this.front = bits(exchanged);
    for (int atom = 0; atom < front.length; atom++) {
      front[atom] = Arrays.copyOf(front[atom], FRONT);
    }
    this.holding = bits(this.states);
    this.images = new int[renamings.size()][];
    Map<String, Integer> numbers = new HashMap<>();
    for (int atom = 0; atom < atoms.size(); atom++) {
      numbers.put(ProcessExchange.key(atoms.get(atom).condition()), atom);
    }
    for (int exchange = 0; exchange < images.length; exchange++) {
      VariableRenaming renaming = renamings.get(exchange);
      goOn.run();
      images[exchange] =
          atoms.stream()
              .map(atom -> ProcessExchange.key(renaming.of(atom.condition())))
              .mapToInt(key -> numbers.getOrDefault(key, -1))
              .toArray();
    }
  }

  private long[][] bits(List<int[]> samples) {
    long[][] bits = new long[atoms.size()][(samples.size() + Long.SIZE - 1) / Long.SIZE];
    Map<String, long[]> known = new HashMap<>();
    for (int atom = 0; atom < bits.length; atom++) {
      goOn.run();
      for (BooleanExpression part : atoms.get(atom).alternatives()) {
        boolean negated = part instanceof Not;
        BooleanExpression positive = part instanceof Not not ? not.part() : part;
        long[] own =
            known.computeIfAbsent(positive.toString(), any -> evaluated(positive, samples));
        for (int word = 0; word < own.length; word++) {
          bits[atom][word] |= negated ? ~own[word] : own[word];
        }
      }
      clearBeyond(bits[atom], samples.size());
    }
    return bits;
  }

  private static long[] evaluated(BooleanExpression condition, List<int[]> samples) {
    long[] bits = new long[(samples.size() + Long.SIZE - 1) / Long.SIZE];
    for (int at = 0; at < samples.size(); at++) {
      if (condition.holds(samples.get(at))) {
        bits[at >>> 6] |= 1L << at;
      }
    }
    return bits;
  }

  private static void clearBeyond(long[] bits, int count) {
    if (count % Long.SIZE != 0) {
      bits[bits.length - 1] &= (1L << count) - 1;
    }
  }

  /** The samples of the front in which an atom holds, or does not. */
  long[] front(int atom, boolean holds) {
    if (holds) {
      return front[atom];
    }
    long[] bits = new long[front[atom].length];
    for (int word = 0; word < bits.length; word++) {
      bits[word] = ~front[atom][word];
    }
    for (int word = filled >>> 6; word < bits.length; word++) {
      bits[word] &= word == filled >>> 6 ? (1L << filled) - 1 : 0;
    }
    return bits;
  }

  /**
   * Whether there is no sample, under any exchange of processes, in which all of some atoms have
   * the given values. A sample in which they do is added to the front.
   *
   * @param holds the value of each of these atoms
   */
  boolean neverMeet(int[] some, boolean[] holds) {
    if (meeting(front, FRONT - USEFUL, filled, some, holds) >= 0) {
      return false;
    }
    for (int exchange = 0; exchange < Math.max(1, images.length); exchange++) {
      int[] exchanged = some.clone();
      for (int at = 0; at < some.length && images.length > 0; at++) {
        exchanged[at] = images[exchange][some[at]];
        if (exchanged[at] < 0) {
          return false;
        }
      }
      int sample = meeting(holding, 0, states.size(), exchanged, holds);
      if (sample >= 0) {
        addToFront(sample, exchange);
        return false;
      }
    }
    return true;
  }

  /** A sample, at or after a word, in which atoms have the given values; -1 if there is none. */
  private static int meeting(long[][] bits, int from, int count, int[] some, boolean[] holds) {
    for (int word = from; word * Long.SIZE < count; word++) {
      long all = -1L;
      for (int at = 0; at < some.length; at++) {
        long own = bits[some[at]][word];
        all &= holds[at] ? own : ~own;
      }
      int sample = word * Long.SIZE + Long.numberOfTrailingZeros(all);
      if (all != 0 && sample < count) {
        return sample;
      }
    }
    return -1;
  }

  /** Adds a sample to the front, with the exchange applied to it. */
  private void addToFront(int sample, int exchange) {
    int place = next;
    next = next + 1 < FRONT * Long.SIZE ? next + 1 : TAKEN_AT_RANDOM;
    filled = Math.max(filled, place + 1);
    for (int atom = 0; atom < front.length; atom++) {
      int image = images.length == 0 ? atom : images[exchange][atom];
      boolean holds = image >= 0 && (holding[image][sample >>> 6] >>> sample & 1) == 1;
      long others = front[atom][place >>> 6] & ~(1L << place);
      front[atom][place >>> 6] = holds ? others | 1L << place : others;
    }
  }

  /** Whether a condition holds in every sample, each with one exchange of its processes. */
  boolean alwaysHolds(BooleanExpression condition) {
    List<BooleanExpression> exchanged =
        renamings.isEmpty()
            ? List.of(condition)
            : renamings.stream().map(renaming -> renaming.of(condition)).toList();
    for (int at = 0; at < states.size(); at++) {
      if (!exchanged.get(at % exchanged.size()).holds(states.get(at))) {
        return false;
      }
    }
    return true;
  }
}

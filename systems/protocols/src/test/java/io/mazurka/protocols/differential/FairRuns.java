package io.mazurka.protocols.differential;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Looks for fair executions of an explicit graph by nested fixpoints (Emerson and Lei 1987). Places
 * and moves are numbered, so that sets of them are bits.
 */
public final class FairRuns {

  /** The place that each move leads from, and to. */
  private final int[] from;

  private final int[] to;

  /** The moves that lead to each place. */
  private final int[][] entering;

  private final BitSet initial;
  private final List<Duty> duties;

  /** For each duty, the moves after which it is no complaint that it was passed over. */
  private final List<BitSet> settling;

  /**
   * Something that is not passed over for ever.
   *
   * @param weak whether it matters only if it is offered all the time
   * @param offering the places in which it is offered
   * @param meeting the moves that meet it
   */
  public record Duty(boolean weak, BitSet offering, BitSet meeting) {}

  /**
   * @param initial the places in which executions begin
   * @param from the place that each move leads from; each place has a move
   * @param to the place that each move leads to
   */
  public FairRuns(int places, BitSet initial, int[] from, int[] to, List<Duty> duties) {
    this.initial = initial;
    this.from = from;
    this.to = to;
    this.duties = duties;
    int[] counts = new int[places];
    for (int place : to) {
      counts[place]++;
    }
    this.entering = IntStream.of(counts).mapToObj(int[]::new).toArray(int[][]::new);
    for (int move = 0; move < to.length; move++) {
      entering[to[move]][--counts[to[move]]] = move;
    }
    this.settling = duties.stream().map(this::settling).toList();
  }

  private BitSet settling(Duty duty) {
    BitSet moves = (BitSet) duty.meeting().clone();
    if (duty.weak()) {
      moves.or(leaving(without(duty.offering())));
    }
    return moves;
  }

  private BitSet leaving(BitSet places) {
    BitSet moves = new BitSet();
    IntStream.range(0, from.length).filter(move -> places.get(from[move])).forEach(moves::set);
    return moves;
  }

  /**
   * The places from which a fair execution stays among the places {@code inside}, and is again and
   * again in one of {@code often}. In the end it stays in a part in which whatever is offered is
   * also met; on the way there it may pass what it never meets.
   */
  public BitSet staying(BitSet inside, BitSet often) {
    BitSet left = (BitSet) inside.clone();
    BitSet again = leaving(often);
    int before;
    do {
      before = left.cardinality();
      left.and(leadingTo(left, again));
      for (int index = 0; index < duties.size(); index++) {
        Duty duty = duties.get(index);
        BitSet passed = (BitSet) left.clone();
        passed.andNot(leadingTo(left, settling.get(index)));
        if (!duty.weak()) {
          passed.and(duty.offering());
        }
        left.andNot(passed);
      }
    } while (left.cardinality() < before);
    return leadingInto(left, inside);
  }

  /** These places, and those from which a path among {@code within} leads to one of them. */
  private BitSet leadingInto(BitSet places, BitSet within) {
    BitSet last = new BitSet();
    IntStream.range(0, to.length).filter(move -> places.get(to[move])).forEach(last::set);
    BitSet before = leadingTo(within, last);
    before.or(places);
    return before;
  }

  /** The places within {@code within} from which such a move can be reached inside it. */
  private BitSet leadingTo(BitSet within, BitSet wanted) {
    BitSet found = new BitSet();
    int[] open = new int[entering.length];
    int count = 0;
    for (int move = wanted.nextSetBit(0); move >= 0; move = wanted.nextSetBit(move + 1)) {
      if (within.get(from[move]) && within.get(to[move]) && !found.get(from[move])) {
        found.set(from[move]);
        open[count++] = from[move];
      }
    }
    while (count > 0) {
      for (int move : entering[open[--count]]) {
        if (within.get(from[move]) && !found.get(from[move])) {
          found.set(from[move]);
          open[count++] = from[move];
        }
      }
    }
    return found;
  }

  /** Whether some execution begins among {@code through}, stays there and comes to a goal. */
  public boolean leads(BitSet through, BitSet goals) {
    BitSet ends = (BitSet) goals.clone();
    ends.and(through);
    return leadingInto(ends, through).intersects(initial);
  }

  /** All places but these. */
  public BitSet without(BitSet some) {
    BitSet others = all();
    others.andNot(some);
    return others;
  }

  /** All places. */
  public BitSet all() {
    BitSet every = new BitSet();
    every.set(0, entering.length);
    return every;
  }
}

package io.mazurka.nets.stubborn;

import io.mazurka.kernel.reduction.StickyTransitions.Cycles;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * Finds the transitions of a net that can lie on a cycle of markings. A cycle takes as many tokens
 * from each place as it puts there. So a transition is deleted if it gives tokens to a place from
 * which no transition that is left takes any, or takes tokens from a place to which none gives any.
 * This is repeated until nothing changes.
 */
final class NetCycles implements Cycles {

  private final Structure structure;
  private final int[][] raised;
  private final int[][] lowered;

  NetCycles(Structure structure) {
    this.structure = structure;
    this.raised = placesOf(structure, structure::raising);
    this.lowered = placesOf(structure, structure::lowering);
  }

  /** Per transition, the places for which {@code at} lists it. */
  private static int[][] placesOf(Structure structure, IntFunction<PlaceArcs> at) {
    int[] sizes = new int[structure.transitions()];
    for (int place = 0; place < structure.places(); place++) {
      count(at.apply(place).transitions(), sizes);
    }
    int[][] places = new int[sizes.length][];
    Arrays.setAll(places, transition -> new int[sizes[transition]]);
    for (int place = 0; place < structure.places(); place++) {
      for (int transition : at.apply(place).transitions()) {
        places[transition][--sizes[transition]] = place;
      }
    }
    return places;
  }

  /**
   * The size of the net: the number of transitions, and for each of them the number of places that
   * it raises or lowers.
   */
  long work() {
    long work = raised.length;
    for (int transition = 0; transition < raised.length; transition++) {
      work += raised[transition].length + lowered[transition].length;
    }
    return work;
  }

  @Override
  public BitSet without(BitSet deleted) {
    BitSet left = new BitSet();
    left.set(0, raised.length);
    left.andNot(deleted);
    int[] raising = new int[structure.places()];
    int[] lowering = new int[structure.places()];
    left.stream()
        .forEach(
            transition -> {
              count(raised[transition], raising);
              count(lowered[transition], lowering);
            });
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int place = 0; place < raising.length; place++) {
      if ((raising[place] == 0) != (lowering[place] == 0)) {
        open.add(place);
      }
    }
    while (!open.isEmpty()) {
      int place = open.remove();
      PlaceArcs lost = raising[place] == 0 ? structure.lowering(place) : structure.raising(place);
      for (int transition : lost.transitions()) {
        if (left.get(transition)) {
          left.clear(transition);
          discount(raised[transition], raising, open);
          discount(lowered[transition], lowering, open);
        }
      }
    }
    return left;
  }

  private static void count(int[] numbers, int[] counts) {
    for (int number : numbers) {
      counts[number]++;
    }
  }

  private static void discount(int[] places, int[] counts, ArrayDeque<Integer> open) {
    for (int place : places) {
      if (--counts[place] == 0) {
        open.add(place);
      }
    }
  }
}

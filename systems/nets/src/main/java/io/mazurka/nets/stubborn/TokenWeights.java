package io.mazurka.nets.stubborn;

import io.mazurka.nets.Arcs;
import io.mazurka.nets.Net;
import java.util.Arrays;

/**
 * Weights of the places of a net such that no transition increases the total weight of the tokens.
 * If there are such weights, only finitely many markings can be reached. The search raises the
 * weights of a transition's input places until the transition takes as much weight as it gives; it
 * may fail although there are such weights.
 */
final class TokenWeights {

  private static final int MOST_ROUNDS = 64;
  private static final long MOST = 1L << 24;

  private final Net net;
  private final long[] weights;

  private TokenWeights(Net net) {
    this.net = net;
    this.weights = new long[net.places().size()];
    Arrays.fill(weights, 1);
  }

  /** Whether weights were found, so that the net is bounded. */
  static boolean bound(Net net) {
    return new TokenWeights(net).find();
  }

  private boolean find() {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      boolean changed = false;
      for (int transition = 0; transition < net.transitions().size(); transition++) {
        long gained = gained(transition);
        if (gained > 0 && !raise(transition, gained)) {
          return false;
        }
        changed |= gained > 0;
      }
      if (!changed) {
        return true;
      }
    }
    return false;
  }

  /** The increase of the total weight by a step of the transition. */
  private long gained(int transition) {
    return weight(net.outputs(transition)) - weight(net.inputs(transition));
  }

  private long weight(Arcs arcs) {
    long sum = 0;
    for (int arc = 0; arc < arcs.size(); arc++) {
      sum += weights[arcs.place(arc)] * arcs.weight(arc);
    }
    return sum;
  }

  /**
   * Raises the weight that the transition takes by {@code gained}; returns whether this is
   * possible.
   */
  private boolean raise(int transition, long gained) {
    Arcs inputs = net.inputs(transition);
    long taken = 0;
    for (int arc = 0; arc < inputs.size(); arc++) {
      taken += taken(transition, inputs, arc);
    }
    boolean light = taken > 0;
    for (int arc = 0; arc < inputs.size() && light; arc++) {
      if (taken(transition, inputs, arc) > 0) {
        weights[inputs.place(arc)] += (gained + taken - 1) / taken;
        light = weights[inputs.place(arc)] < MOST;
      }
    }
    return light;
  }

  /**
   * The tokens that the transition takes from the place of an arc, less those that it gives to it,
   * but at least zero.
   */
  private long taken(int transition, Arcs inputs, int arc) {
    return Math.max(0, inputs.weight(arc) - net.outputs(transition).weightAt(inputs.place(arc)));
  }
}

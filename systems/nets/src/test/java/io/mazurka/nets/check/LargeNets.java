package io.mazurka.nets.check;

import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;

/** Nets with astronomically many markings and few dead ones. */
final class LargeNets {

  private LargeNets() {}

  /** Philosophers who take the left fork first; all of them holding it is the only dead marking. */
  static Net philosophers(int count) {
    NetBuilder net = Net.builder();
    int[] forks = new int[count];
    for (int fork = 0; fork < count; fork++) {
      forks[fork] = net.place("fork" + fork, 1);
    }
    for (int number = 0; number < count; number++) {
      int right = forks[(number + 1) % count];
      int thinks = net.place("thinks" + number, 1);
      int waits = net.place("waits" + number, 0);
      int eats = net.place("eats" + number, 0);
      int takesLeft = net.transition("left" + number);
      net.input(thinks, takesLeft, 1)
          .input(forks[number], takesLeft, 1)
          .output(takesLeft, waits, 1);
      int takesRight = net.transition("right" + number);
      net.input(waits, takesRight, 1).input(right, takesRight, 1).output(takesRight, eats, 1);
      int leaves = net.transition("leaves" + number);
      net.input(eats, leaves, 1).output(leaves, thinks, 1);
      net.output(leaves, forks[number], 1).output(leaves, right, 1);
    }
    return net.build();
  }

  /**
   * Pipelines beside each other, each of which moves its tokens from its first to its last place.
   */
  static Net pipelines(int count, int length, int tokens) {
    NetBuilder net = Net.builder();
    for (int pipeline = 0; pipeline < count; pipeline++) {
      int from = net.place("p" + pipeline + "_0", tokens);
      for (int stage = 1; stage < length; stage++) {
        int to = net.place("p" + pipeline + "_" + stage, 0);
        int move = net.transition("t" + pipeline + "_" + stage);
        net.input(from, move, 1).output(move, to, 1);
        from = to;
      }
    }
    return net.build();
  }

  /** Components beside each other: {@code choosing} decide once, the others turn for ever. */
  static Net choicesBesideCycles(int choosing, int cycles, int length) {
    NetBuilder net = Net.builder();
    int over = net.place("over", 1);
    for (int number = 0; number < choosing; number++) {
      int open = net.place("open" + number, 1);
      for (String outcome : new String[] {"yes", "no"}) {
        int decided = net.place(outcome + number, 0);
        int decide = net.transition("decide" + outcome + number);
        net.input(open, decide, 1).output(decide, decided, 1);
      }
    }
    for (int cycle = 0; cycle < cycles; cycle++) {
      int[] ring = new int[length];
      for (int stage = 0; stage < length; stage++) {
        ring[stage] = net.place("c" + cycle + "_" + stage, stage == 0 ? 1 : 0);
      }
      for (int stage = 0; stage < length; stage++) {
        int turn = net.transition("turn" + cycle + "_" + stage);
        net.input(ring[stage], turn, 1).output(turn, ring[(stage + 1) % length], 1);
      }
      int stop = net.transition("stop" + cycle);
      net.input(ring[length - 1], stop, 1).input(over, stop, 1).output(stop, over, 1);
    }
    return net.build();
  }

  /** Everything that is enabled competes for the same tokens, of which there are plenty. */
  static Net competition(int tokens, int takers) {
    NetBuilder net = Net.builder();
    int pool = net.place("pool", tokens);
    for (int taker = 0; taker < takers; taker++) {
      int take = net.transition("take" + taker);
      net.input(pool, take, 1).output(take, net.place("taken" + taker, 0), 1);
    }
    return net.build();
  }
}

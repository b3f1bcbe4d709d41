package io.mazurka.nets.symmetry;

import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.nets.random.NetPlan.ArcPlan;
import io.mazurka.nets.random.NetPlan.TransitionPlan;
import io.mazurka.testkit.Plan;
import java.util.BitSet;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Copies of a random net that share some places, as data; the first copy may be spoiled in one
 * place.
 *
 * @param shared the places of the net that all copies share
 * @param watched the place that properties are about
 */
record TwinNetPlan(NetPlan base, int copies, BitSet shared, int watched, Spoiled spoiled)
    implements Plan<TwinNetPlan> {

  /** Where the first copy is not like the others. */
  enum Spoiled {
    NOTHING,
    TOKENS,
    WEIGHT,
    TRANSITION_LEFT_OUT,
    PROPERTY
  }

  static TwinNetPlan draw(long seed) {
    Random random = new Random(seed);
    NetPlan base = NetGenerator.drawWithoutSignals(seed);
    BitSet shared = new BitSet();
    IntStream.range(0, base.tokens().size()).forEach(at -> shared.set(at, random.nextInt(3) == 0));
    int watched = random.nextInt(base.tokens().size());
    shared.clear(watched);
    Spoiled[] places = Spoiled.values();
    return new TwinNetPlan(
        base,
        2 + random.nextInt(2),
        shared,
        watched,
        random.nextBoolean() ? Spoiled.NOTHING : places[random.nextInt(places.length)]);
  }

  Net net() {
    NetBuilder builder = Net.builder();
    int size = base.tokens().size();
    int[][] places = new int[copies][size];
    for (int copy = 0; copy < copies; copy++) {
      for (int at = 0; at < size; at++) {
        boolean own = !shared.get(at);
        int more = copy == 0 && at == watched && spoiled == Spoiled.TOKENS ? 1 : 0;
        places[copy][at] =
            own || copy == 0
                ? builder.place(own ? name(at, copy) : "s" + at, base.tokens().get(at) + more)
                : places[0][at];
      }
    }
    for (int copy = 0; copy < copies; copy++) {
      for (int number = 0; number < base.transitions().size(); number++) {
        boolean odd = copy == 0 && number == 0;
        if (!(odd && spoiled == Spoiled.TRANSITION_LEFT_OUT)) {
          int transition = builder.transition("t%d_%d".formatted(number, copy));
          TransitionPlan its = base.transitions().get(number);
          int more = odd && spoiled == Spoiled.WEIGHT ? 1 : 0;
          for (ArcPlan arc : its.inputs()) {
            builder.input(places[copy][arc.place()], transition, arc.weight() + more);
          }
          for (ArcPlan arc : its.outputs()) {
            builder.output(transition, places[copy][arc.place()], arc.weight());
          }
        }
      }
    }
    return builder.build();
  }

  private static String name(int place, int copy) {
    return "p%d_%d".formatted(place, copy);
  }

  /** A condition on the watched place of each copy; of one copy only if the property is spoiled. */
  String each(String connective, IntFunction<String> condition) {
    int count = spoiled == Spoiled.PROPERTY ? 1 : copies;
    return IntStream.range(0, count)
        .mapToObj(condition)
        .collect(Collectors.joining(connective, "(", ")"));
  }

  String watched(int copy) {
    return name(watched, copy);
  }

  @Override
  public Stream<TwinNetPlan> smaller() {
    return base.smaller()
        .filter(smaller -> smaller.tokens().size() == base.tokens().size())
        .map(smaller -> new TwinNetPlan(smaller, copies, shared, watched, spoiled));
  }

  @Override
  public String toString() {
    return "%d copies, shared %s, watched %d, spoiled: %s\n%s"
        .formatted(copies, shared, watched, spoiled, base);
  }
}

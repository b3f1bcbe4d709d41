package io.mazurka.nets.random;

import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.Signal;
import io.mazurka.nets.Signal.Kind;
import io.mazurka.nets.Signal.Level;
import io.mazurka.nets.SignalGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Small random nets: weighted arcs, places that are only read, competing consumers, cycles, sources
 * and sinks, several tokens; with or without signals.
 */
public final class RandomNet {

  private final Random random;

  public RandomNet(long seed) {
    this.random = new Random(seed);
  }

  public Random random() {
    return random;
  }

  public Net net() {
    NetBuilder net = Net.builder();
    int places = 2 + random.nextInt(7);
    int transitions = 2 + random.nextInt(8);
    for (int place = 0; place < places; place++) {
      net.place("p" + place, random.nextInt(3) == 0 ? 1 + random.nextInt(3) : random.nextInt(2));
    }
    for (int transition = 0; transition < transitions; transition++) {
      net.transition("t" + transition);
      int inputs = 1 + random.nextInt(2);
      int taken = 0;
      for (int arc = 0; arc < inputs; arc++) {
        int weight = weight();
        taken += weight;
        net.input(random.nextInt(places), transition, weight);
      }
      int given = random.nextInt(4) == 0 ? random.nextInt(3) : taken;
      while (given > 0) {
        int weight = Math.min(given, weight());
        given -= weight;
        net.output(transition, random.nextInt(places), weight);
      }
      if (random.nextInt(4) == 0) {
        int read = random.nextInt(places);
        int weight = weight();
        net.input(read, transition, weight).output(transition, read, weight);
      }
    }
    return net.build();
  }

  private int weight() {
    return random.nextInt(5) == 0 ? 2 : 1;
  }

  /** A random net whose transitions are edges of up to three signals with known values. */
  public SignalGraph graph() {
    Net net = net();
    List<Signal> signals = new ArrayList<>();
    for (int signal = 1 + random.nextInt(3); signal > 0; signal--) {
      signals.add(
          new Signal(
              "s" + signal,
              Kind.values()[random.nextInt(3)],
              random.nextBoolean() ? Level.LOW : Level.HIGH));
    }
    List<Label> labels = new ArrayList<>();
    for (int transition = 0; transition < net.transitions().size(); transition++) {
      labels.add(
          random.nextInt(4) == 0
              ? Label.DUMMY
              : new Label(random.nextInt(signals.size()), Edge.values()[random.nextInt(3)]));
    }
    return new SignalGraph(net, signals, labels);
  }
}

package io.mazurka.nets.random;

import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Signal;
import io.mazurka.nets.Signal.Kind;
import io.mazurka.nets.Signal.Level;
import io.mazurka.nets.formula.StateCondition.Relation;
import io.mazurka.nets.random.NetPlan.ArcPlan;
import io.mazurka.nets.random.NetPlan.TransitionPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Draws small nets: weighted arcs, places that are only read, competing consumers, cycles, sources
 * and sinks, several tokens; with or without signals.
 */
public final class NetGenerator {

  private final Random random;
  private final List<Integer> tokens = new ArrayList<>();
  private final List<TransitionPlan> transitions = new ArrayList<>();
  private final List<Signal> signals = new ArrayList<>();

  private NetGenerator(long seed) {
    this.random = new Random(seed);
  }

  /** A net with one or two goals; one of three has signals. */
  public static NetPlan draw(long seed) {
    NetGenerator generator = new NetGenerator(seed);
    generator.addNet();
    return generator.decorated(seed);
  }

  /** This net with one or two goals; one of three has signals. */
  static NetPlan decorated(long seed, List<Integer> tokens, List<TransitionPlan> transitions) {
    NetGenerator generator = new NetGenerator(seed);
    generator.tokens.addAll(tokens);
    generator.transitions.addAll(transitions);
    return generator.decorated(seed);
  }

  private NetPlan decorated(long seed) {
    if (seed % 3 == 0) {
      addSignals();
    }
    List<ConditionPlan> goals = new ArrayList<>();
    for (int number = 1 + random.nextInt(2); number > 0; number--) {
      goals.add(condition(2));
    }
    return plan(goals, random.nextInt(8) == 0);
  }

  /** A net without signals and with one goal. */
  public static NetPlan drawWithoutSignals(long seed) {
    NetGenerator generator = new NetGenerator(seed);
    generator.addNet();
    return generator.plan(List.of(generator.condition(2)), false);
  }

  private NetPlan plan(List<ConditionPlan> goals, boolean faults) {
    return new NetPlan(
        List.copyOf(tokens),
        List.copyOf(transitions),
        List.copyOf(signals),
        List.copyOf(goals),
        faults);
  }

  private void addNet() {
    int places = 2 + random.nextInt(7);
    int count = 2 + random.nextInt(8);
    for (int place = 0; place < places; place++) {
      tokens.add(random.nextInt(3) == 0 ? 1 + random.nextInt(3) : random.nextInt(2));
    }
    for (int transition = 0; transition < count; transition++) {
      transitions.add(transition(places));
    }
  }

  private TransitionPlan transition(int places) {
    List<ArcPlan> inputs = new ArrayList<>();
    List<ArcPlan> outputs = new ArrayList<>();
    int wanted = 1 + random.nextInt(2);
    int taken = 0;
    for (int arc = 0; arc < wanted; arc++) {
      int weight = weight();
      taken += weight;
      inputs.add(new ArcPlan(random.nextInt(places), weight));
    }
    int given = random.nextInt(4) == 0 ? random.nextInt(3) : taken;
    while (given > 0) {
      int weight = Math.min(given, weight());
      given -= weight;
      outputs.add(new ArcPlan(random.nextInt(places), weight));
    }
    if (random.nextInt(4) == 0) {
      ArcPlan read = new ArcPlan(random.nextInt(places), weight());
      inputs.add(read);
      outputs.add(read);
    }
    return new TransitionPlan(List.copyOf(inputs), List.copyOf(outputs), Label.DUMMY);
  }

  private int weight() {
    return random.nextInt(5) == 0 ? 2 : 1;
  }

  /** Transitions become edges of up to three signals with known values. */
  private void addSignals() {
    for (int signal = 1 + random.nextInt(3); signal > 0; signal--) {
      signals.add(
          new Signal(
              "s" + signal,
              Kind.values()[random.nextInt(3)],
              random.nextBoolean() ? Level.LOW : Level.HIGH));
    }
    transitions.replaceAll(
        plain ->
            new TransitionPlan(
                plain.inputs(),
                plain.outputs(),
                random.nextInt(4) == 0
                    ? Label.DUMMY
                    : new Label(random.nextInt(signals.size()), Edge.values()[random.nextInt(3)])));
  }

  private ConditionPlan condition(int depth) {
    int kind = random.nextInt(depth == 0 ? 4 : 8);
    return switch (kind) {
      case 0, 1 -> comparison();
      case 2 -> new ConditionPlan.Firing(random.nextInt(transitions.size()), random.nextBoolean());
      case 3 ->
          switch (random.nextInt(3)) {
            case 0 -> new ConditionPlan.Stuck(random.nextBoolean());
            case 1 -> product();
            default -> comparison();
          };
      case 4, 5 ->
          new ConditionPlan.Joined(List.of(condition(depth - 1), condition(depth - 1)), false);
      case 6 -> new ConditionPlan.Joined(List.of(condition(depth - 1), condition(depth - 1)), true);
      default -> new ConditionPlan.Denied(condition(depth - 1));
    };
  }

  private ConditionPlan product() {
    int one = slot();
    int other = slot();
    int number = random.nextInt(4);
    return new ConditionPlan.Multiplied(one, other, number, random.nextBoolean());
  }

  private int slot() {
    return random.nextInt(tokens.size() + signals.size());
  }

  private ConditionPlan comparison() {
    int constant = random.nextInt(7) - 3;
    List<ConditionPlan.Term> terms = new ArrayList<>();
    for (int left = 1 + random.nextInt(2); left > 0; left--) {
      int slot = slot();
      terms.add(new ConditionPlan.Term(slot, random.nextInt(5) - 2));
    }
    return new ConditionPlan.Compared(
        constant, List.copyOf(terms), Relation.values()[random.nextInt(3)]);
  }
}

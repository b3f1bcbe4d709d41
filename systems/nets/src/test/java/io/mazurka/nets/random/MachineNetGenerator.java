package io.mazurka.nets.random;

import io.mazurka.nets.Label;
import io.mazurka.nets.random.NetPlan.ArcPlan;
import io.mazurka.nets.random.NetPlan.TransitionPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Draws small nets that are made of state machines: cycles and choices of places with one token,
 * moved alone or together with others; tokens that leave for good, machines without a token, places
 * that are only read, and places that say once more where a token is or is not. Conditions and
 * signals are those of other nets.
 */
public final class MachineNetGenerator {

  private final Random random;
  private final List<Integer> tokens = new ArrayList<>();
  private final List<List<Integer>> machines = new ArrayList<>();
  private final List<TransitionPlan> transitions = new ArrayList<>();

  private MachineNetGenerator(long seed) {
    this.random = new Random(~seed);
  }

  /** A net with one or two goals; one of three has signals. */
  public static NetPlan draw(long seed) {
    MachineNetGenerator generator = new MachineNetGenerator(seed);
    generator.addNet();
    return NetGenerator.decorated(seed, generator.tokens, generator.transitions);
  }

  private void addNet() {
    for (int left = 2 + random.nextInt(4); left > 0; left--) {
      addMachine(1 + random.nextInt(4), random.nextInt(12) > 0);
    }
    for (List<Integer> machine : machines) {
      for (int place = 0; place < machine.size(); place++) {
        addMove(machine, place, (place + 1) % machine.size());
      }
    }
    for (int left = random.nextInt(5); left > 0; left--) {
      List<Integer> machine = machines.get(random.nextInt(machines.size()));
      addMove(machine, random.nextInt(machine.size()), random.nextInt(machine.size()));
    }
    if (random.nextInt(3) == 0) {
      addShadow(random.nextInt(tokens.size()), random.nextBoolean());
    }
  }

  private void addMachine(int size, boolean hasToken) {
    List<Integer> places = new ArrayList<>();
    int marked = random.nextInt(size);
    for (int place = 0; place < size; place++) {
      places.add(tokens.size());
      tokens.add(hasToken && place == marked ? 1 : 0);
    }
    machines.add(places);
  }

  /** A transition that moves the token of a machine, and often those of others as well. */
  private void addMove(List<Integer> machine, int from, int to) {
    List<ArcPlan> inputs = new ArrayList<>();
    List<ArcPlan> outputs = new ArrayList<>();
    inputs.add(new ArcPlan(machine.get(from), 1));
    if (random.nextInt(12) > 0) {
      outputs.add(new ArcPlan(machine.get(to), 1));
    }
    int partners = random.nextInt(5) / 2;
    for (int left = partners; left > 0; left--) {
      List<Integer> other = machines.get(random.nextInt(machines.size()));
      if (inputs.stream().noneMatch(arc -> other.contains(arc.place()))) {
        int place = other.get(random.nextInt(other.size()));
        inputs.add(new ArcPlan(place, 1));
        outputs.add(
            new ArcPlan(
                random.nextInt(3) == 0 ? place : other.get(random.nextInt(other.size())), 1));
      }
    }
    transitions.add(new TransitionPlan(inputs, outputs, Label.DUMMY));
  }

  /** Adds a place that has a token whenever another one does, or whenever it does not. */
  private void addShadow(int place, boolean same) {
    int shadow = tokens.size();
    tokens.add(same ? tokens.get(place) : 1 - tokens.get(place));
    for (int number = 0; number < transitions.size(); number++) {
      TransitionPlan plain = transitions.get(number);
      boolean takes = plain.inputs().stream().anyMatch(arc -> arc.place() == place);
      boolean gives = plain.outputs().stream().anyMatch(arc -> arc.place() == place);
      List<ArcPlan> inputs = new ArrayList<>(plain.inputs());
      List<ArcPlan> outputs = new ArrayList<>(plain.outputs());
      if (takes != gives) {
        (takes == same ? inputs : outputs).add(new ArcPlan(shadow, 1));
      }
      transitions.set(number, new TransitionPlan(inputs, outputs, plain.label()));
    }
  }
}

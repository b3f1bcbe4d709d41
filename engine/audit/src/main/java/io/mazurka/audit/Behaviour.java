package io.mazurka.audit;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.value.bytes.Fingerprint;
import io.mazurka.kernel.walk.Quiescence;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.function.BooleanSupplier;

/**
 * What a model does in the states that are found first, written in numbers that mean the same in
 * every process. A state is its fingerprint. A fact about a state is a step with the state that it
 * leads to, or a property with its truth value; steps and properties are the fingerprints of their
 * names.
 *
 * @param initial the initial states, sorted
 * @param facts the facts about each state, in the order of discovery
 */
public record Behaviour(List<Long> initial, Map<Long, List<Fact>> facts) {

  /** The most states to look at. */
  private static final int MOST_STATES = 20_000;

  private static final long MOST_NANOS = 10_000_000_000L;

  /** A step with the state that it leads to, or a property with its truth value. */
  public record Fact(long name, long value) implements Comparable<Fact> {
    @Override
    public int compareTo(Fact other) {
      int names = Long.compare(name, other.name);
      return names == 0 ? Long.compare(value, other.value) : names;
    }
  }

  static long nameOf(String what) {
    return Fingerprint.of(what.getBytes(StandardCharsets.UTF_8));
  }

  static String of(Property property) {
    return "property " + property.name();
  }

  /**
   * Explores breadth-first.
   *
   * @param stop whether it is time to end; asked before each state
   * @throws io.mazurka.kernel.value.UnsupportedValueException if states have no canonical form
   */
  public static Behaviour of(CompiledModel model, BooleanSupplier stop) {
    return new Explored(model).explore(stop);
  }

  /** An exploration that remembers the state of each fingerprint. */
  static final class Explored {

    private final CompiledModel model;
    private final TransitionSystem system;
    private final StateFingerprints fingerprints;
    private final Cursor cursor;
    private final Quiescence quiescence;
    private final long[] names;
    private final Map<Property, StateEvaluator> deciders = new LinkedHashMap<>();
    private final Map<Long, int[]> states = new LinkedHashMap<>();
    private final Queue<int[]> waiting = new ArrayDeque<>();

    Explored(CompiledModel model) {
      this.model = model;
      this.system = model.system();
      this.fingerprints = new StateFingerprints(system);
      this.cursor = system.cursor();
      this.quiescence = Quiescence.of(system);
      this.names = system.transitions().stream().mapToLong(one -> nameOf(one.toString())).toArray();
      model.properties().forEach(one -> deciders.put(one, one.decider()));
    }

    CompiledModel model() {
      return model;
    }

    /** The state with this fingerprint. */
    int[] state(long fingerprint) {
      return Objects.requireNonNull(states.get(fingerprint));
    }

    Behaviour explore(BooleanSupplier stop) {
      List<Long> initial = system.initialStates().stream().map(this::reach).sorted().toList();
      Map<Long, List<Fact>> facts = new LinkedHashMap<>();
      long end = System.nanoTime() + MOST_NANOS;
      while (!waiting.isEmpty()
          && facts.size() < MOST_STATES
          && System.nanoTime() < end
          && !stop.getAsBoolean()) {
        int[] state = waiting.remove();
        facts.put(fingerprints.of(state), facts(state));
      }
      return new Behaviour(initial, facts);
    }

    private long reach(int[] state) {
      long fingerprint = fingerprints.of(state);
      if (states.putIfAbsent(fingerprint, state) == null) {
        waiting.add(state);
      }
      return fingerprint;
    }

    private List<Fact> facts(int[] state) {
      List<Fact> found = new ArrayList<>();
      int steps = cursor.load(state);
      boolean terminal = quiescence.isTerminal(cursor, steps);
      for (int step = 0; step < steps; step++) {
        long name = names[cursor.transition(step)];
        found.add(new Fact(name, reach(cursor.successor(state, step))));
      }
      deciders.forEach(
          (property, decider) -> {
            if (terminal || (property instanceof StateProperty one && !one.needsEnd())) {
              found.add(new Fact(nameOf(of(property)), decider.holds(state) ? 0 : 1));
            }
          });
      return found.stream().sorted().toList();
    }
  }

  /** Writes the behaviour. */
  public void write(DataOutputStream out) throws IOException {
    out.writeInt(initial.size());
    for (long state : initial) {
      out.writeLong(state);
    }
    out.writeInt(facts.size());
    for (Map.Entry<Long, List<Fact>> entry : facts.entrySet()) {
      out.writeLong(entry.getKey());
      out.writeInt(entry.getValue().size());
      for (Fact fact : entry.getValue()) {
        out.writeLong(fact.name());
        out.writeLong(fact.value());
      }
    }
  }

  /** Reads a behaviour that was written. */
  public static Behaviour read(DataInputStream in) throws IOException {
    Long[] initial = new Long[in.readInt()];
    for (int index = 0; index < initial.length; index++) {
      initial[index] = in.readLong();
    }
    Map<Long, List<Fact>> facts = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      long state = in.readLong();
      List<Fact> found = new ArrayList<>();
      for (int more = in.readInt(); more > 0; more--) {
        found.add(new Fact(in.readLong(), in.readLong()));
      }
      facts.put(state, found);
    }
    return new Behaviour(Arrays.asList(initial), facts);
  }
}

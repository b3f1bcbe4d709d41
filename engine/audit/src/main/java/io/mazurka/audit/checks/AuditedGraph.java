package io.mazurka.audit.checks;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.lpor.audit.ExplicitGraph;
import org.jspecify.annotations.Nullable;

/** All states of a system and its edges, as far as they were explored, breadth-first. */
public final class AuditedGraph {

  private static final int PAUSE = 1 << 10;

  /** The part of the time that exploring may take; the rest is for the checks. */
  private static final double SHARE = 0.5;

  private final TransitionSystem system;
  private final Quiescence quiescence;
  private final StateTable states;
  private final ExplicitGraph edges;
  private final @Nullable EndReason end;
  private final Guarantee guarantee;
  private final long steps;

  private AuditedGraph(
      TransitionSystem system,
      StateTable states,
      ExplicitGraph edges,
      @Nullable EndReason end,
      Guarantee guarantee,
      long steps) {
    this.system = system;
    this.quiescence = Quiescence.of(system);
    this.states = states;
    this.edges = edges;
    this.end = end;
    this.guarantee = guarantee;
    this.steps = steps;
  }

  /** Explores at most {@code most} states, for at most a part of the time. */
  public static AuditedGraph explore(TransitionSystem system, long most, Watch watch) {
    watch.begin("exploring", 0);
    StateTable states = new StateTable(system.initialStates().get(0).length);
    ExplicitGraph.Builder edges = new ExplicitGraph.Builder(system.transitions().size());
    system.initialStates().forEach(state -> edges.initial(states.add(state)));
    Cursor cursor = system.cursor();
    Expansion expansion = new Expansion(cursor, states, edges);
    EndReason end = null;
    Guarantee guarantee = Guarantee.exhaustive();
    long steps = 0;
    int next = 0;
    while (next < states.size() && end == null) {
      try {
        steps += expansion.expand(next);
        next++;
      } catch (ModelTooLargeException e) {
        guarantee = e.guarantee();
        end = EndReason.MODEL_LIMIT;
        break;
      }
      if (states.size() > most) {
        end = EndReason.STATE_LIMIT;
      } else if (next % PAUSE == 0) {
        watch.pause(states.size());
        end = watch.isSpent(SHARE) ? EndReason.TIME_LIMIT : null;
      }
    }
    return new AuditedGraph(system, states, edges.expanded(next).build(), end, guarantee, steps);
  }

  /** Adds the edges of one state after the other. */
  private static final class Expansion implements Changes {

    private final Cursor cursor;
    private final StateTable states;
    private final ExplicitGraph.Builder edges;
    private int[] source = {};
    private int[] target = {};
    private int number;
    private int step;

    Expansion(Cursor cursor, StateTable states, ExplicitGraph.Builder edges) {
      this.cursor = cursor;
      this.states = states;
      this.edges = edges;
    }

    int expand(int state) {
      number = state;
      source = states.get(state);
      int steps = cursor.load(source);
      for (step = 0; step < steps; step++) {
        target = source.clone();
        cursor.fire(step, this);
      }
      return steps;
    }

    @Override
    public void set(int slot, int value) {
      target[slot] = value;
    }

    @Override
    public void endStep() {
      edges.edge(number, cursor.transition(step), states.add(target));
    }
  }

  TransitionSystem system() {
    return system;
  }

  public ExplicitGraph edges() {
    return edges;
  }

  int[] state(int number) {
    return states.get(number);
  }

  /** The number of a state, or -1 if it was not reached. */
  int find(int[] state) {
    return states.find(state);
  }

  /** Whether an execution may end in a state; false if the steps of the state were not explored. */
  boolean isTerminal(int number) {
    if (number >= edges.expanded()) {
      return false;
    }
    for (int edge = edges.firstEdge(number); edge < edges.firstEdge(number + 1); edge++) {
      if (!quiescence.isOptional(edges.transition(edge))) {
        return false;
      }
    }
    return true;
  }

  /** How many steps were explored; steps that lead to the same state count one by one. */
  public long steps() {
    return steps;
  }

  /**
   * The guarantee, weakened if the model met a limit of its own; the audit reports other limits.
   */
  public Guarantee guarantee() {
    return guarantee;
  }

  /** Why exploring ended early, or null if it did not. */
  public @Nullable EndReason end() {
    return end;
  }
}

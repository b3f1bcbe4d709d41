package io.mazurka.kernel.audit;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** A reduction, with a note of the terminal states that a search comes to, and of one astray. */
final class Arrivals implements Reduction {

  private final Reduction reduction;
  private final StateGraph graph;
  private final BitSet terminal = new BitSet();
  private int @Nullable [] stray;

  Arrivals(Reduction reduction, StateGraph graph) {
    this.reduction = reduction;
    this.graph = graph;
  }

  /** Whether the search came to the terminal state of this number; never if it has none. */
  boolean isReached(int number) {
    return number >= 0 && terminal.get(number);
  }

  /** The first state that is not part of the graph, or null. */
  int @Nullable [] stray() {
    return stray;
  }

  private void note(int[] state, int steps) {
    int number = graph.find(state);
    if (number < 0) {
      stray = stray == null ? state.clone() : stray;
    } else if (steps == 0) {
      terminal.set(number);
    }
  }

  @Override
  public String description() {
    return reduction.description();
  }

  @Override
  public Contract contract() {
    return reduction.contract();
  }

  @Override
  public Selector selector() {
    Selector selector = reduction.selector();
    return new Selector() {
      @Override
      public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
        note(state, steps);
        return selector.select(state, cursor, steps, chosen);
      }

      @Override
      public int selectAnother(int steps, int[] chosen) {
        return selector.selectAnother(steps, chosen);
      }

      @Override
      public boolean mayCycle() {
        return selector.mayCycle();
      }

      @Override
      public boolean isInvisible(int transition) {
        return selector.isInvisible(transition);
      }
    };
  }
}

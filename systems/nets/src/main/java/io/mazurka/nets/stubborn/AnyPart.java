package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/**
 * The attractor of a conjunction: the attractor of any part that does not hold. This class takes
 * the smallest one.
 */
final class AnyPart implements Attractor {

  private final StateCondition[] conditions;
  private final Attractor[] parts;
  private long[] candidate;
  private long[] smallest;

  AnyPart(List<StateCondition> conditions, List<Attractor> parts, Structure structure) {
    this.conditions = conditions.toArray(StateCondition[]::new);
    this.parts = parts.toArray(Attractor[]::new);
    this.candidate = TransitionSet.empty(structure.transitions());
    this.smallest = TransitionSet.empty(structure.transitions());
  }

  @Override
  public void addTo(int[] state, long[] set) {
    int least = Integer.MAX_VALUE;
    for (int part = 0; part < parts.length && least > 0; part++) {
      if (!conditions[part].holds(state)) {
        TransitionSet.clear(candidate);
        parts[part].addTo(state, candidate);
        int size = TransitionSet.size(candidate);
        if (size < least) {
          least = size;
          long[] spare = smallest;
          smallest = candidate;
          candidate = spare;
        }
      }
    }
    if (least < Integer.MAX_VALUE) {
      TransitionSet.addAll(set, smallest);
    }
  }
}

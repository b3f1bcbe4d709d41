package io.mazurka.kernel.explicit;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/** The invariant that no state is bad. */
public record Avoidance(String name, Predicate<int[]> bad) implements Invariant {

  /** The invariant that none of the states with these numbers is reached. */
  public static Avoidance of(ExplicitSystem system, String name, int... numbers) {
    BitSet bad = new BitSet();
    Arrays.stream(numbers).forEach(bad::set);
    return new Avoidance(name, state -> bad.get(system.numberOf(state)));
  }

  @Override
  public StateEvaluator evaluator() {
    return state -> !bad.test(state);
  }

  @Override
  public String explain(int[] state) {
    return Arrays.toString(state) + " is bad";
  }

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }
}

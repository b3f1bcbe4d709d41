package io.mazurka.kernel.explicit;

import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.StateProperty;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/** The invariant that no state is bad. */
public final class Avoidance extends StateProperty {

  public Avoidance(String name, Predicate<int[]> bad) {
    super(
        name,
        Kind.INVARIANT,
        new OpaqueCondition(
            state -> !bad.test(state), state -> Arrays.toString(state) + " is bad"));
  }

  /** The invariant that none of the states with these numbers is reached. */
  public static Avoidance of(ExplicitSystem system, String name, int... numbers) {
    BitSet bad = new BitSet();
    Arrays.stream(numbers).forEach(bad::set);
    return new Avoidance(name, state -> bad.get(system.numberOf(state)));
  }
}

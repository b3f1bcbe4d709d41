package io.mazurka.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a verdict is worth: the conjunction of the promises of the store, the reduction and the
 * limits of the run.
 *
 * @param strength the strength of the weakest promise
 * @param reasons why the promise is not stronger, or under which conditions it holds
 */
public record Guarantee(Strength strength, List<String> reasons) {

  /** From the strongest to the weakest. */
  public enum Strength {
    /** Every reachable state was covered. */
    EXHAUSTIVE,
    /** Every state was covered, except those that a hash took for another. */
    HASHED,
    /** Every state within a limit was covered. */
    BOUNDED,
    /** Some states were covered. */
    SAMPLED
  }

  public Guarantee {
    reasons = List.copyOf(reasons);
  }

  /** Every reachable state was covered, without conditions. */
  public static Guarantee exhaustive() {
    return new Guarantee(Strength.EXHAUSTIVE, List.of());
  }

  /** A guarantee of this strength, for one reason. */
  public static Guarantee of(Strength strength, String reason) {
    return new Guarantee(strength, List.of(reason));
  }

  /** The conjunction of this guarantee and {@code other}. */
  public Guarantee and(Guarantee other) {
    Strength weaker = strength.compareTo(other.strength) >= 0 ? strength : other.strength;
    List<String> both = new ArrayList<>(reasons);
    both.addAll(other.reasons);
    return new Guarantee(weaker, both);
  }

  @Override
  public String toString() {
    String name = strength.name().toLowerCase(Locale.ROOT);
    return reasons.isEmpty() ? name : name + ": " + String.join("; ", reasons);
  }
}

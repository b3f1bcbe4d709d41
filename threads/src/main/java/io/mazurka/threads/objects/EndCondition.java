package io.mazurka.threads.objects;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A condition on the places where executions stop.
 *
 * @param name the name under which it can be asked for
 * @param demand which of these places should meet it
 * @param condition reads the objects
 * @param reason why it does not hold at such a place, or null if there is nothing to add
 */
public record EndCondition(
    String name, Demand demand, BooleanSupplier condition, @Nullable Supplier<String> reason) {

  /** Which places should meet a condition. */
  public enum Demand {
    /** Some end, where all threads have come to their end. */
    SOME_END,
    /** Every end. */
    EVERY_END,
    /** Whatever executions come to: they may also fail, wait for ever or be cut short. */
    EVERY_STOP
  }

  /** Whether one place that does not meet it is one too many. */
  public boolean always() {
    return demand != Demand.SOME_END;
  }

  /** Whether it is about ends alone. */
  public boolean needsEnd() {
    return demand != Demand.EVERY_STOP;
  }

  /** Whether it holds in the state that operations on objects find now. */
  public boolean holds() {
    return new ThreadProposition(name, condition).holds();
  }

  /** Whether the property is decided by a state in which the condition holds, or does not hold. */
  public boolean isDecidedBy(boolean holds) {
    return holds != always();
  }

  /** What is to be said about a place that decides the property. */
  public String explanation() {
    if (reason != null) {
      return reason.get();
    }
    if (!needsEnd()) {
      return "it does not hold";
    }
    return always() ? "all threads have ended, and it does not hold" : "all threads have ended";
  }
}

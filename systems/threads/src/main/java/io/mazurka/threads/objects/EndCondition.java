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
 * @param reason says why the condition does not hold at such a place; null if there is nothing to
 *     say
 */
public record EndCondition(
    String name, Demand demand, BooleanSupplier condition, @Nullable Supplier<String> reason) {

  /** Which places should meet a condition. */
  public enum Demand {
    /** At least one end. An end is a place where all threads have ended. */
    SOME_END,
    /** Every end. */
    EVERY_END,
    /**
     * Every place where an execution stops, also because it fails, waits for ever or is cut short.
     */
    EVERY_STOP
  }

  /** Whether a single place that does not meet the condition violates the property. */
  public boolean always() {
    return demand != Demand.SOME_END;
  }

  /** Whether the condition is asked only where all threads have ended. */
  public boolean needsEnd() {
    return demand != Demand.EVERY_STOP;
  }

  /** Whether the condition holds in the current state of the objects. */
  public boolean holds() {
    return new ThreadProposition(name, condition).holds();
  }

  /** Whether the property is decided by a state in which the condition holds, or does not hold. */
  public boolean isDecidedBy(boolean holds) {
    return holds != always();
  }

  /** The explanation that reports give for a place that decides the property. */
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

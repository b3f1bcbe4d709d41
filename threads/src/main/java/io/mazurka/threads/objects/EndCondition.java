package io.mazurka.threads.objects;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A condition on the ends of executions, in which all threads have come to their end.
 *
 * @param name the name under which it can be asked for
 * @param always whether it should hold at every end; else at some end
 * @param condition reads the objects
 * @param reason why it does not hold at an end, or null if there is nothing to add
 */
public record EndCondition(
    String name, boolean always, BooleanSupplier condition, @Nullable Supplier<String> reason) {

  /** Whether it holds in the state that operations on objects find now. */
  public boolean holds() {
    return new ThreadProposition(name, condition).holds();
  }

  /** Whether it decides the property, one way or the other, that it holds or not at some end. */
  public boolean isDecidedBy(boolean holds) {
    return holds != always;
  }

  /** What is to be said about an end that decides the property. */
  public String explanation() {
    if (reason != null) {
      return reason.get();
    }
    return always ? "all threads have ended, and it does not hold" : "all threads have ended";
  }
}

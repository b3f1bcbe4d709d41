package io.mazurka.cluster.step;

import io.mazurka.cluster.product.ProductOrder;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The work of all partitions in a superstep.
 *
 * @param budget roughly the most states that each partition expands
 * @param product the work after the search, or null for the search itself
 */
public record StepOrder(long budget, @Nullable ProductOrder product) implements Serializable {

  /** An order to search. */
  public static StepOrder search(long budget) {
    return new StepOrder(budget, null);
  }

  /** The same order with another budget. */
  public StepOrder within(long other) {
    return new StepOrder(other, product);
  }
}

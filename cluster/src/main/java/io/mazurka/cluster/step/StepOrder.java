package io.mazurka.cluster.step;

import io.mazurka.cluster.product.ProductOrder;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What all partitions do in a superstep.
 *
 * @param budget how many states each partition expands at most, about
 * @param product what to do after the search, or null for the search itself
 */
public record StepOrder(long budget, @Nullable ProductOrder product) implements Serializable {

  /** To search. */
  public static StepOrder search(long budget) {
    return new StepOrder(budget, null);
  }

  /** The same with another budget. */
  public StepOrder within(long other) {
    return new StepOrder(other, product);
  }
}

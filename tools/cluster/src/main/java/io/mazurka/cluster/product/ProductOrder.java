package io.mazurka.cluster.product;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The work of a superstep after the search.
 *
 * @param pass the pass that it belongs to
 * @param begins whether the pass begins with it
 * @param task the runs that are looked for, or null while states are still being connected
 * @param batch the batch of conditions that pairs are marked with
 * @param traced whether pairs note the origins of their marks
 */
public record ProductOrder(
    Pass pass, boolean begins, @Nullable ProductTask task, int batch, boolean traced)
    implements Serializable {

  /** An order of a pass that connects states. */
  public static ProductOrder of(Pass pass) {
    return new ProductOrder(pass, false, null, 0, false);
  }

  /** The same order for a superstep that continues the pass. */
  public ProductOrder continued() {
    return new ProductOrder(pass, false, task, batch, traced);
  }

  ProductTask product() {
    ProductTask known = task;
    if (known == null) {
      throw new IllegalStateException("a pass without a task");
    }
    return known;
  }
}

package io.mazurka.cluster.product;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What a superstep after the search does.
 *
 * @param pass the pass that it belongs to
 * @param begins whether the pass begins with it
 * @param task which runs are looked for, or null while states are still being connected
 * @param batch which conditions pairs are marked with
 * @param traced whether pairs note where their marks come from
 */
public record ProductOrder(
    Pass pass, boolean begins, @Nullable ProductTask task, int batch, boolean traced)
    implements Serializable {

  /** An order to find out where steps lead. */
  public static ProductOrder of(Pass pass) {
    return new ProductOrder(pass, false, null, 0, false);
  }

  /** The same for a superstep that goes on with the pass. */
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

package io.mazurka.cluster.spark;

import java.util.Map;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.apache.spark.util.SignalUtils;
import org.jspecify.annotations.Nullable;

/**
 * Executors that share a terminal with their driver: Ctrl-C reaches them, too, and they leave it to
 * the driver, which ends the run in order and them with it.
 */
public final class SharedTerminal implements SparkPlugin {

  @Override
  public @Nullable DriverPlugin driverPlugin() {
    return null;
  }

  @Override
  public ExecutorPlugin executorPlugin() {
    return new ExecutorPlugin() {
      @Override
      public void init(PluginContext context, Map<String, String> settings) {
        SignalUtils.register("INT", () -> true);
      }
    };
  }
}

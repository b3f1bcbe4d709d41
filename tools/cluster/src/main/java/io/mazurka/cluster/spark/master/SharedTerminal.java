package io.mazurka.cluster.spark.master;

import java.util.Map;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;
import org.apache.spark.util.SignalUtils;
import org.jspecify.annotations.Nullable;

/**
 * A plugin for executors that share a terminal with their driver. Ctrl-C reaches them, too; they
 * ignore it, because the driver ends the run properly and stops them.
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

package io.mazurka.cluster.spark.master;

import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.apache.spark.SparkConf;

/**
 * The settings of Spark for a run. Settings of the user, as properties that begin with {@code
 * spark.} or by {@code spark-submit}, take precedence, unless a verdict could depend on them.
 */
final class SparkSettings {

  private static final String LOOPBACK = "127.0.0.1";
  private static final int ANY_PORT = 7077;

  private SparkSettings() {}

  static SparkConf of(Master master, List<String> jars) {
    prepare();
    SparkConf conf = new SparkConf().setMaster(master.url());
    conf.setIfMissing("spark.app.name", "Mazurka");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    conf.setIfMissing("spark.locality.wait", "60s");
    conf.setIfMissing("spark.shuffle.reduceLocality.enabled", "false");
    conf.setIfMissing("spark.executorEnv.SPARK_SCALA_VERSION", "2.13");
    conf.setIfMissing("spark.executor.extraJavaOptions", "-Xss16m");
    conf.set("spark.speculation", "false");
    conf.set("spark.serializer", "org.apache.spark.serializer.JavaSerializer");
    if (master.megabytes() > 0) {
      conf.setIfMissing("spark.executor.memory", master.megabytes() + "m");
    }
    if (!master.isLocal()) {
      conf.setJars(shipped(conf, jars));
    }
    if (master.isLocalCluster() && System.getenv("SPARK_LOCAL_IP") == null) {
      throw new InvalidOptionException(
          "local-cluster needs the environment variables SPARK_HOME and SPARK_LOCAL_IP, which the"
              + " launcher mazurka sets");
    }
    if (master.isLocalCluster()) {
      String others = conf.get("spark.plugins", "");
      conf.set(
          "spark.plugins", SharedTerminal.class.getName() + (others.isEmpty() ? "" : "," + others));
    }
    if (System.getenv("SPARK_LOCAL_IP") == null) {
      String address = address(master);
      conf.setIfMissing("spark.driver.host", address);
      conf.setIfMissing("spark.driver.bindAddress", address);
    }
    return conf;
  }

  /**
   * Switches logging off, unless the user has configured it, and gives the shutdown hooks of Spark
   * an hour, so that Spark does not end before the run.
   */
  private static void prepare() {
    System.getProperties()
        .putIfAbsent("log4j2.configurationFile", "io/mazurka/cluster/log4j2.properties");
    System.getProperties().putIfAbsent("log4j2.disableJmx", "true");
    System.getProperties().putIfAbsent("spark.shutdown.timeout", "1h");
  }

  private static String[] shipped(SparkConf conf, List<String> jars) {
    List<String> all = new java.util.ArrayList<>(jars);
    for (String jar : conf.get("spark.jars", "").split(",", -1)) {
      if (!jar.isBlank() && !all.contains(jar)) {
        all.add(jar);
      }
    }
    return all.toArray(String[]::new);
  }

  /** The address of this machine that the cluster sees; Spark listens only there. */
  private static String address(Master master) {
    if (master.isOnThisMachine() || master.host().isEmpty()) {
      return LOOPBACK;
    }
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.connect(new InetSocketAddress(InetAddress.getByName(master.host()), ANY_PORT));
      return socket.getLocalAddress().getHostAddress();
    } catch (IOException e) {
      throw new InvalidOptionException(
          "--cluster: the host '%s' cannot be found: %s".formatted(master.host(), e.getMessage()));
    }
  }
}

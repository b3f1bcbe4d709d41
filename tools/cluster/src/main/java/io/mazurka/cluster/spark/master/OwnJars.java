package io.mazurka.cluster.spark.master;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The jars of Mazurka, which are sent to executors. Executors have the jars of Spark already. */
final class OwnJars {

  private static final String PREFIX = "mazurka-";

  private OwnJars() {}

  /**
   * The jars of Mazurka on the class path of this process. In tests there are directories of
   * classes instead.
   */
  static List<String> find() {
    List<String> jars = new ArrayList<>();
    String all = ManagementFactory.getRuntimeMXBean().getClassPath();
    for (String entry : all.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      Path name = path.getFileName();
      boolean own =
          name != null
              && (name.toString().startsWith(PREFIX) || name.toString().startsWith("jspecify-"));
      if (own && Files.isRegularFile(path)) {
        jars.add(path.toUri().toString());
      }
    }
    return jars;
  }
}

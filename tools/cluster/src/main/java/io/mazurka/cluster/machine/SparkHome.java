package io.mazurka.cluster.machine;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * A directory that Spark takes for its home: its directory {@code jars} has one small jar whose
 * manifest lists the paths of the real jars, so that none is copied.
 */
public final class SparkHome {

  private static final String OWN = "mazurka-";

  private SparkHome() {}

  /** Makes the home {@code args[0]} from the class path {@code args[1]}. */
  public static void main(String[] args) throws IOException {
    make(Path.of(args[0]), args[1]);
  }

  /** Makes a home from a class path, without Mazurka's own jars, which each check sends along. */
  public static void make(Path home, String classPath) throws IOException {
    List<String> urls = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      Path name = path.getFileName();
      if (name != null && Files.isRegularFile(path) && !name.toString().startsWith(OWN)) {
        urls.add(path.toUri().toString());
      }
    }
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", urls));
    Path jars = Files.createDirectories(home.resolve("jars"));
    try (OutputStream out = Files.newOutputStream(jars.resolve("class-path.jar"))) {
      new JarOutputStream(out, manifest).close();
    }
  }
}

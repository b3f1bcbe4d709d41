package io.mazurka.cluster.spark;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.cluster.job.FileContents;
import io.mazurka.cluster.job.JobModel;
import io.mazurka.cluster.job.ReferencedModel;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Checkable;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A model whose class is on a class path of its own. The class path is sent along: jars as they
 * are, directories packed as jars.
 *
 * @param name the name of its class
 * @param parameters the values of all parameters
 * @param jars the class path, in order
 */
record ShippedModel(String name, Map<String, Integer> parameters, List<FileContents> jars)
    implements JobModel {

  /** The model of an instance, with everything that another process needs. */
  static JobModel of(Instance instance) {
    ModelReference reference = instance.reference();
    if (reference.classPath().isEmpty()) {
      return ReferencedModel.of(instance);
    }
    List<FileContents> jars = new ArrayList<>();
    for (String entry : reference.classPath()) {
      Path path = Path.of(entry);
      jars.add(
          Files.isDirectory(path)
              ? new FileContents("classes.jar", packed(path))
              : FileContents.of(path));
    }
    return new ShippedModel(
        reference.name(), Map.copyOf(reference.parameters()), List.copyOf(jars));
  }

  /** The copies stay while this process runs: classes are loaded from them when first needed. */
  @Override
  public Checkable create() {
    try {
      Path directory = Files.createTempDirectory("mazurka-model");
      directory.toFile().deleteOnExit();
      List<String> copies = new ArrayList<>();
      for (FileContents jar : jars) {
        Path copy = directory.resolve(copies.size() + "-" + jar.name());
        Files.write(copy, jar.bytes());
        copy.toFile().deleteOnExit();
        copies.add(copy.toString());
      }
      return ModelReference.named(name)
          .withClassPath(copies)
          .withParameters(parameters)
          .open()
          .create();
    } catch (IOException e) {
      throw new InvalidModelException("the classes of the model cannot be written: " + e, e);
    }
  }

  private static byte[] packed(Path directory) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes);
        Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(
            new ZipEntry(directory.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new InvalidModelException(
          "the classes in %s cannot be read: %s".formatted(directory, e), e);
    }
    return bytes.toByteArray();
  }
}

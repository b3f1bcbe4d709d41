package io.mazurka.cluster.job;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.kernel.model.Checkable;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A model by its name: a model of the gallery, a class, or a file, which is sent along.
 *
 * @param name the name in the gallery, or of the class
 * @param kind whether the name is one of the gallery, of a class or of a file
 * @param parameters the values of all parameters
 * @param file the file, or null
 */
public record ReferencedModel(
    String name, Kind kind, Map<String, Integer> parameters, @Nullable FileContents file)
    implements JobModel {

  /**
   * The model of an instance. Its classes must be on the class path of every process: a class path
   * of its own is not sent.
   */
  public static ReferencedModel of(Instance instance) {
    ModelReference reference = instance.reference();
    return new ReferencedModel(
        reference.name(),
        reference.kind(),
        Map.copyOf(reference.parameters()),
        reference.kind() == Kind.FILE ? FileContents.of(Path.of(reference.name())) : null);
  }

  @Override
  public Checkable create() {
    return file == null ? create(name) : file.read(copy -> create(copy.toString()));
  }

  private Checkable create(String found) {
    return ModelReference.named(found).withParameters(parameters).open().create();
  }
}

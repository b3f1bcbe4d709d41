package io.mazurka.cli.models;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Model;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Finds a model by its name in the gallery, in a file or by the name of its class. */
public final class ModelFinder {

  private final ClassPath classPath;
  private final Gallery gallery;

  public ModelFinder(ClassPath classPath) {
    this.classPath = classPath;
    this.gallery = Gallery.of(classPath);
  }

  /** The model that {@code reference} names: in the gallery, else in a file, else a class. */
  public FoundModel find(String reference) {
    Model model = gallery.find(reference);
    if (model == null) {
      ModelFile file = ModelFile.find(reference, gallery.loader());
      if (file != null) {
        return new FoundModel(file, file.file().toString(), classPath);
      }
    }
    if (model == null && isClassName(reference)) {
      model = ModelClass.instantiate(reference, gallery.loader());
    }
    if (model == null) {
      throw new InvalidModelException(notFound(reference));
    }
    return new FoundModel(model, reference, classPath);
  }

  private static boolean isClassName(String text) {
    for (String part : text.split("\\.", -1)) {
      if (part.isEmpty() || !Character.isJavaIdentifierStart(part.charAt(0))) {
        return false;
      }
      if (!part.chars().allMatch(Character::isJavaIdentifierPart)) {
        return false;
      }
    }
    return true;
  }

  private String notFound(String reference) {
    if (reference.indexOf('=') >= 0) {
      return "'%s' is not a model: the model comes first, then its parameters".formatted(reference);
    }
    if (isDirectory(reference)) {
      return "'%s' is a directory: name a file, a model of the gallery or a class"
          .formatted(reference);
    }
    String guess = NearMiss.question(reference, gallery.names());
    if (!guess.isEmpty()) {
      return "there is no model '%s'%s mazurka list shows all".formatted(reference, guess);
    }
    if (!classPath.entries().isEmpty() && isClassName(reference)) {
      return "there is no class '%s' on the class path".formatted(reference);
    }
    return reference.indexOf('.') > 0 && isClassName(reference)
        ? "there is no class '%s'; --classpath says where your own classes are".formatted(reference)
        : "there is no model '%s'; mazurka list shows all".formatted(reference);
  }

  private static boolean isDirectory(String text) {
    try {
      return !text.isEmpty() && Files.isDirectory(Path.of(text));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}

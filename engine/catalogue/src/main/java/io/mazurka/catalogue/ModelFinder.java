package io.mazurka.catalogue;

import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.NearMiss;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds the model that a reference names. */
final class ModelFinder {

  private final ClassPath classPath;
  private final Gallery gallery;

  ModelFinder(ClassPath classPath) {
    this.classPath = classPath;
    this.gallery = Gallery.of(classPath);
  }

  /** The model with an exact reference to it, which has its kind and absolute paths. */
  FoundModel find(ModelReference reference) {
    ModelReference absolute =
        reference.withClassPath(classPath.entries().stream().map(Path::toString).toList());
    FoundModel found =
        switch (reference.kind()) {
          case GALLERY -> inGallery(absolute);
          case FILE -> inFile(absolute);
          case CLASS -> byClass(absolute);
          case ANY -> anywhere(absolute);
        };
    if (found == null) {
      throw new InvalidModelException(notFound(reference.name()));
    }
    return found;
  }

  private @Nullable FoundModel anywhere(ModelReference reference) {
    FoundModel found = inGallery(reference);
    found = found == null ? inFile(reference) : found;
    return found == null ? byClass(reference) : found;
  }

  private @Nullable FoundModel inGallery(ModelReference reference) {
    Model model = gallery.find(reference.name());
    return model == null ? null : found(reference, Kind.GALLERY, reference.name(), model);
  }

  private @Nullable FoundModel inFile(ModelReference reference) {
    ModelFile model = ModelFile.find(reference.name(), gallery.loader());
    return model == null ? null : found(reference, Kind.FILE, model.file().toString(), model);
  }

  private @Nullable FoundModel byClass(ModelReference reference) {
    String name = reference.name();
    Model model = isClassName(name) ? ModelClass.find(name, gallery.loader()) : null;
    return model == null ? null : found(reference, Kind.CLASS, name, model);
  }

  private static FoundModel found(ModelReference reference, Kind kind, String name, Model model) {
    return new FoundModel(reference.exactly(kind, name), model);
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
    if (ModelFile.isNamed(reference, gallery.loader())) {
      return "there is no file '%s'".formatted(reference);
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

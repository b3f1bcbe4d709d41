package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The models that are registered as services, in the order of their registration. */
public final class Gallery {

  private final ClassLoader loader;

  private Gallery(ClassLoader loader) {
    this.loader = loader;
  }

  /** The models that come with Mazurka. */
  public static Gallery own() {
    return of(ClassPath.none());
  }

  /** The models that come with Mazurka, and those registered on {@code classPath}. */
  static Gallery of(ClassPath classPath) {
    return new Gallery(classPath.loader());
  }

  ClassLoader loader() {
    return loader;
  }

  public List<Model> models() {
    List<Model> models = new ArrayList<>();
    try {
      for (Model model : ServiceLoader.load(Model.class, loader)) {
        models.add(model);
      }
    } catch (ServiceConfigurationError e) {
      throw new InvalidModelException("a registered model cannot be loaded: " + e.getMessage(), e);
    }
    return models;
  }

  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Model model : models()) {
      names.add(model.name());
    }
    return names;
  }

  @Nullable Model find(String name) {
    for (Model model : models()) {
      if (name.equals(model.name())) {
        return model;
      }
    }
    return null;
  }
}

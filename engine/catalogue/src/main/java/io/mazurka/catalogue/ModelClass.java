package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.ClassFormat;
import io.mazurka.kernel.model.Model;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Makes a model from a user's class, and says what is wrong if the class is not a model. */
final class ModelClass {

  private ModelClass() {}

  /** The model that a class is or describes, or null if there is no such class. */
  static @Nullable Model find(String name, ClassLoader loader) {
    for (ClassFormat format : ServiceLoader.load(ClassFormat.class, loader)) {
      Model described = format.find(name, loader);
      if (described != null) {
        return described;
      }
    }
    return instantiate(name, loader);
  }

  /** A new instance of the class with this name, or null if there is no such class. */
  private static @Nullable Model instantiate(String name, ClassLoader loader) {
    Class<?> type;
    try {
      type = Class.forName(name, true, loader);
    } catch (ClassNotFoundException e) {
      return null;
    } catch (UnsupportedClassVersionError e) {
      throw new InvalidModelException(
          "class %s was compiled for a newer Java than this one, %s: compile it with --release %s"
              .formatted(name, Runtime.version().feature(), Runtime.version().feature()),
          e);
    } catch (ExceptionInInitializerError e) {
      throw new InvalidModelException(
          "class %s: its static initialiser threw %s".formatted(name, e.getCause()), e);
    } catch (LinkageError e) {
      throw new InvalidModelException("class %s cannot be loaded: %s".formatted(name, e), e);
    }
    return instantiate(type);
  }

  private static Model instantiate(Class<?> type) {
    String name = type.getName();
    if (!Model.class.isAssignableFrom(type)) {
      throw new InvalidModelException(
          "class %s is not a model: it does not implement %s; an ordinary class needs a method main(String[]), or to be a Runnable or a test with @Interleavings"
              .formatted(name, Model.class.getName()));
    }
    if (Modifier.isAbstract(type.getModifiers()) || !Modifier.isPublic(type.getModifiers())) {
      throw new InvalidModelException(
          "class %s must be public and not abstract to be checked".formatted(name));
    }
    try {
      return (Model) type.getConstructor().newInstance();
    } catch (NoSuchMethodException e) {
      throw new InvalidModelException(
          "class %s has no public constructor without arguments".formatted(name), e);
    } catch (InvocationTargetException e) {
      throw new InvalidModelException(
          "class %s: its constructor threw %s".formatted(name, e.getCause()), e);
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new InvalidModelException("class %s cannot be instantiated: %s".formatted(name, e), e);
    }
  }
}

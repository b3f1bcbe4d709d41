package io.mazurka.classes.values;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/** A field of a rewritten class; rewritten code refers to it by its number. */
public final class FieldInfo {

  private final String owner;
  private final String name;
  private final boolean isVolatile;
  private final ClassLoader loader;
  private @Nullable Field field;

  /**
   * A field of a class that {@code loader} loads.
   *
   * @param owner the binary name of the class that declares it
   * @param isVolatile whether it is volatile or used by compare-and-set
   */
  FieldInfo(String owner, String name, boolean isVolatile, ClassLoader loader) {
    this.owner = owner;
    this.name = name;
    this.isVolatile = isVolatile;
    this.loader = loader;
  }

  public String name() {
    return name;
  }

  public String owner() {
    return owner;
  }

  /** Whether accesses to the field order other accesses, and never race. */
  public boolean isVolatile() {
    return isVolatile;
  }

  /** The value in {@code object}, or of a static field if that is null. */
  public @Nullable Object get(@Nullable Object object) {
    try {
      return field().get(object);
    } catch (LinkageError e) {
      return null; // the class could not be initialised, so no code will ever see a value
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  public void set(@Nullable Object object, @Nullable Object value) {
    try {
      field().set(object, value);
    } catch (LinkageError e) {
      return; // as above
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether the field has a primitive type. */
  public boolean isPrimitive() {
    return field().getType().isPrimitive();
  }

  private Field field() {
    if (field == null) {
      try {
        field = Class.forName(owner, false, loader).getDeclaredField(name);
        field.setAccessible(true);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return field;
  }
}

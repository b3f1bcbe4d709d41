package io.mazurka.kernel.value;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A type of records: reads the components of a record, and makes a record from components. A module
 * need not open its packages for that: public records in an exported package are read and made by
 * their public accessors and constructors.
 */
final class RecordType {

  /** Caches one object for each type, because reflection copies its results at every call. */
  private static final ClassValue<RecordType> TYPES =
      new ClassValue<>() {
        @Override
        protected RecordType computeValue(Class<?> type) {
          return new RecordType(type);
        }
      };

  private final Class<?> type;
  private final String[] names;
  private final Method[] accessors;
  private final Field[] fields;
  private final MethodType boxed;
  private final Constructor<?> constructor;
  private final boolean open;

  private RecordType(Class<?> type) {
    this.type = type;
    RecordComponent[] components = type.getRecordComponents();
    this.names = Arrays.stream(components).map(RecordComponent::getName).toArray(String[]::new);
    this.accessors =
        Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
    this.fields = new Field[names.length];
    try {
      for (int part = 0; part < names.length; part++) {
        fields[part] = type.getDeclaredField(names[part]);
      }
      this.constructor =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchFieldException | NoSuchMethodException e) {
      throw new IllegalStateException("every record has these", e);
    }
    this.boxed = MethodType.methodType(type, constructor.getParameterTypes()).wrap();
    Arrays.stream(accessors).forEach(Method::trySetAccessible);
    constructor.trySetAccessible();
    this.open = Arrays.stream(fields).allMatch(Field::trySetAccessible);
  }

  static RecordType of(Record value) {
    return of(value.getClass());
  }

  static RecordType of(Class<? extends Record> type) {
    return TYPES.get(type);
  }

  int size() {
    return names.length;
  }

  String name(int part) {
    return names[part];
  }

  /** The declared type of a component. */
  Class<?> declared(int part) {
    return fields[part].getType();
  }

  /** The value of a component of {@code owner}, by its accessor. */
  @Nullable Object get(int part, Record owner) {
    try {
      return accessors[part].invoke(owner);
    } catch (InvocationTargetException e) {
      throw new UnsupportedValueException(
          "reading %s of %s throws %s"
              .formatted(names[part], type.getSimpleName(), e.getTargetException()));
    } catch (IllegalAccessException e) {
      throw new UnsupportedValueException(
          "%s of %s cannot be read: %s"
              .formatted(names[part], type.getSimpleName(), e.getMessage()));
    }
  }

  /**
   * How {@code owner} writes itself, if its type has a {@code toString} of its own; empty if the
   * compiler has made it, or if it throws.
   */
  Optional<String> ownText(Record owner) {
    try {
      StringJoiner generated = new StringJoiner(", ", type.getSimpleName() + "[", "]");
      for (int part = 0; part < names.length; part++) {
        generated.add(names[part] + "=" + (open ? kept(part, owner) : get(part, owner)));
      }
      String text = String.valueOf(owner);
      return text.equals(generated.toString()) ? Optional.empty() : Optional.of(text);
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Whether the fields of the records can be read directly, not only by accessors. */
  boolean isOpen() {
    return open;
  }

  /**
   * The value of the field of a component, even if the accessor returns another value; the type
   * must be open.
   */
  @Nullable Object kept(int part, Record owner) {
    try {
      return fields[part].get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("the type is not open", e);
    }
  }

  /** Makes a record from these components. */
  Record make(@Nullable Object[] parts) {
    for (int part = 0; part < names.length; part++) {
      checkFits(part, parts[part]);
    }
    try {
      return (Record) constructor.newInstance(parts);
    } catch (InvocationTargetException e) {
      throw new UnsupportedValueException(
          "%s cannot be made again: %s".formatted(type.getSimpleName(), e.getTargetException()));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new UnsupportedValueException(
          "%s cannot be made again: %s".formatted(type.getSimpleName(), e));
    }
  }

  /**
   * Refuses a value of the wrong type, with a message that is the same in every JVM, unlike that of
   * reflection.
   */
  private void checkFits(int part, @Nullable Object value) {
    Class<?> wanted = declared(part);
    boolean fits =
        value == null ? !wanted.isPrimitive() : boxed.parameterType(part).isInstance(value);
    if (!fits) {
      throw new UnsupportedValueException(
          "%s cannot be made again: its %s is of type %s, not %s"
              .formatted(
                  type.getSimpleName(),
                  names[part],
                  wanted.getSimpleName(),
                  value == null ? "empty" : value.getClass().getSimpleName()));
    }
  }
}

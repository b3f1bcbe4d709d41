package io.mazurka.protocols.value;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A type of records: its parts, in their order, and how to make one of it from parts. */
final class RecordType {

  /** Reflection makes all of it anew at every call, which takes longer than to use it. */
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

  private RecordType(Class<?> type) {
    this.type = type;
    RecordComponent[] components = type.getRecordComponents();
    this.names = Arrays.stream(components).map(RecordComponent::getName).toArray(String[]::new);
    this.accessors =
        Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
    for (Method accessor : accessors) {
      accessor.setAccessible(true);
    }
  }

  static RecordType of(Record value) {
    return TYPES.get(value.getClass());
  }

  int size() {
    return names.length;
  }

  String name(int part) {
    return names[part];
  }

  /** What {@code owner} says a part of it is. */
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

  /** What {@code owner} really keeps as a part, whatever it says. */
  @Nullable Object kept(int part, Record owner) {
    try {
      Field field = type.getDeclaredField(names[part]);
      field.setAccessible(true);
      return field.get(owner);
    } catch (ReflectiveOperationException e) {
      throw new UnsupportedValueException(
          "%s of %s cannot be read: %s".formatted(names[part], type.getSimpleName(), e));
    }
  }

  /** A record of these parts. */
  Record make(Object[] parts) {
    Class<?>[] types = Arrays.stream(accessors).map(Method::getReturnType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return (Record) constructor.newInstance(parts);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new UnsupportedValueException(
          "%s cannot be made again: %s".formatted(type.getSimpleName(), e));
    }
  }
}

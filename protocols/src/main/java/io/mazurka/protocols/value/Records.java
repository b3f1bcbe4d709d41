package io.mazurka.protocols.value;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Access to the components of any record, whatever its visibility. */
final class Records {

  private Records() {}

  static RecordComponent[] components(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    for (RecordComponent component : components) {
      component.getAccessor().setAccessible(true);
    }
    return components;
  }

  static @Nullable Object get(RecordComponent component, Record owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (InvocationTargetException e) {
      throw new UnsupportedValueException(
          "reading %s of %s throws %s"
              .formatted(
                  component.getName(),
                  component.getDeclaringRecord().getSimpleName(),
                  e.getTargetException()));
    } catch (IllegalAccessException e) {
      throw new UnsupportedValueException(
          "%s of %s cannot be read: %s"
              .formatted(
                  component.getName(),
                  component.getDeclaringRecord().getSimpleName(),
                  e.getMessage()));
    }
  }
}

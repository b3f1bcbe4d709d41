package io.mazurka.protocols.engine.conditions.watching;

import io.mazurka.kernel.value.Atom;
import io.mazurka.kernel.value.CanonicalForm;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.protocols.PropertyDefinition.ProjectedStates;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.roles.Observed;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The state of a function object: the variables that a lambda captured. If the state after a call
 * equals the state before, the call changed nothing that a later call could see. A function whose
 * state cannot be compared might depend on earlier calls.
 *
 * @param parts the captured values, in canonical form
 */
record FunctionState(List<Object> parts) {

  /** The state of a function, or null if it captured something that is not a value. */
  static @Nullable FunctionState of(Object function, LongLived longLived) {
    List<Object> parts = new ArrayList<>();
    return add(function, longLived, parts) ? new FunctionState(parts) : null;
  }

  /** Whether the object was made from a lambda or a method reference. */
  static boolean isFunction(Object object) {
    return object.getClass().isHidden();
  }

  private static boolean add(Object function, LongLived longLived, List<Object> parts) {
    Optional<List<@Nullable Object>> fields = fields(function);
    if (fields.isEmpty()) {
      return false;
    }
    for (Object part : fields.get()) {
      if (part == null || isHarmless(part) || longLived.contains(part)) {
        continue;
      }
      boolean known = isFunction(part) ? add(part, longLived, parts) : addValue(part, parts);
      if (!known) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHarmless(Object part) {
    return part instanceof Snapshot
        || part instanceof Observed
        || part instanceof WatchedStates
        || part instanceof ProjectedStates<?>
        || part instanceof Atom
        || part instanceof Class<?>;
  }

  private static boolean addValue(Object part, List<Object> parts) {
    if (!(part instanceof Record
        || part instanceof Collection<?>
        || part instanceof Map<?, ?>
        || part instanceof Optional<?>
        || part instanceof Enum<?>
        || part instanceof Number
        || part instanceof Boolean
        || part instanceof Character
        || part instanceof String)) {
      return false;
    }
    try {
      parts.add(ByteBuffer.wrap(CanonicalForm.encode(part)));
      return true;
    } catch (UnsupportedValueException e) {
      return false;
    }
  }

  /** The values of the fields of an object, if they are accessible. */
  static Optional<List<@Nullable Object>> fields(Object object) {
    List<@Nullable Object> values = new ArrayList<>();
    try {
      for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            field.setAccessible(true);
            values.add(field.get(object));
          }
        }
      }
      return Optional.of(values);
    } catch (InaccessibleObjectException | IllegalAccessException e) {
      return Optional.empty();
    }
  }
}

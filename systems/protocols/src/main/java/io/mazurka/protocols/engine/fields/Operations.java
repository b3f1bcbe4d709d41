package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.value.ValueText;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What operators make of values. Whole numbers of all types are alike. */
final class Operations {

  private Operations() {}

  /**
   * A value in the form in which values are compared: whole numbers are long, letters are texts.
   */
  static @Nullable Object plain(@Nullable Object value) {
    if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
      return ((Number) value).longValue();
    }
    return value instanceof Character letter ? letter.toString() : value;
  }

  static boolean truth(@Nullable Object value) {
    Object plain = plain(unwrapped(value));
    if (plain instanceof Boolean truth) {
      return truth;
    } else if (plain instanceof Long number) {
      return number != 0;
    }
    throw new NoValueException("%s is no condition".formatted(ValueText.of(value)));
  }

  static long number(@Nullable Object value) {
    Object plain = plain(unwrapped(value));
    if (plain instanceof Long number) {
      return number;
    } else if (plain instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    throw new NoValueException("%s is no number".formatted(ValueText.of(value)));
  }

  /** What an Optional holds; any other value itself. */
  static @Nullable Object unwrapped(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElseThrow(() -> new NoValueException("an Optional is empty"));
    }
    return value;
  }

  private static Optional<Object> wrapped(@Nullable Object value) {
    return value instanceof Optional<?> optional
        ? optional.map(held -> held)
        : Optional.ofNullable(value);
  }

  /** Whether two values are equal; an Optional equals what it holds. */
  static boolean equal(@Nullable Object left, @Nullable Object right) {
    boolean mixed = left instanceof Optional != right instanceof Optional;
    if (mixed && left instanceof Optional<?> optional) {
      return optional.isPresent() && equal(optional.get(), right);
    } else if (mixed && right instanceof Optional<?> optional) {
      return optional.isPresent() && equal(left, optional.get());
    }
    return Objects.equals(plain(left), plain(right));
  }

  static boolean compare(@Nullable Object left, String relation, @Nullable Object right) {
    long one = number(left);
    long other = number(right);
    return switch (relation) {
      case "<" -> one < other;
      case "<=" -> one <= other;
      case ">" -> one > other;
      default -> one >= other;
    };
  }

  static long calculate(@Nullable Object left, String operator, @Nullable Object right) {
    long one = number(left);
    long other = number(right);
    try {
      return switch (operator) {
        case "+" -> Math.addExact(one, other);
        case "-" -> Math.subtractExact(one, other);
        case "*" -> Math.multiplyExact(one, other);
        default -> divide(one, operator, other);
      };
    } catch (ArithmeticException e) {
      throw new NoValueException(
          "%d %s %d does not fit into 64 bits".formatted(one, operator, other));
    }
  }

  /** Quotient or remainder, as in SMT-LIB: the remainder is never negative. */
  private static long divide(long one, String operator, long other) {
    if (other == 0) {
      throw new NoValueException("%d %s 0".formatted(one, operator));
    }
    long remainder = Math.floorMod(one, other);
    if (remainder < 0) {
      remainder = Math.subtractExact(remainder, other);
    }
    return operator.equals("%") ? remainder : Math.subtractExact(one, remainder) / other;
  }

  /** Whether a collection, the keys of a map, an Optional or a text contain something. */
  static boolean contains(@Nullable Object whole, @Nullable Object part) {
    if (whole instanceof Collection<?> collection) {
      return collection.stream().anyMatch(each -> equal(each, part));
    } else if (whole instanceof Map<?, ?> map) {
      return map.keySet().stream().anyMatch(each -> equal(each, part));
    } else if (whole instanceof Optional<?> optional) {
      return equal(optional, part);
    } else if (whole instanceof String text && part instanceof String piece) {
      return text.contains(piece);
    }
    throw new NoValueException("%s contains nothing".formatted(ValueText.of(whole)));
  }

  /** The element of a list at an index, or the value of a key; empty if there is none. */
  static Optional<Object> element(@Nullable Object whole, @Nullable Object index) {
    if (whole instanceof List<?> list) {
      long at = number(index);
      return at < 0 || at >= list.size() ? Optional.empty() : wrapped(list.get((int) at));
    } else if (whole instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        if (equal(entry.getKey(), index)) {
          return wrapped(entry.getValue());
        }
      }
      return Optional.empty();
    }
    if (whole instanceof Optional<?> optional) {
      return optional.flatMap(held -> element(held, index));
    }
    throw new NoValueException("%s has no elements".formatted(ValueText.of(whole)));
  }

  /** Whether a value is of the class with this name, or of a subtype of the one with this name. */
  static boolean isOf(@Nullable Object value, String type) {
    return value instanceof Optional<?> optional
        ? optional.isPresent() && isOf(optional.get(), type)
        : value != null && isNamed(value.getClass(), type);
  }

  private static boolean isNamed(@Nullable Class<?> type, String name) {
    return type != null
        && (type.getSimpleName().equals(name)
            || isNamed(type.getSuperclass(), name)
            || Arrays.stream(type.getInterfaces()).anyMatch(each -> isNamed(each, name)));
  }

  /** The field of a value: one that the language knows of collections, or one of its class. */
  static @Nullable Object field(@Nullable Object owner, String name) {
    Object known = ofLanguage(owner, name);
    if (known != null) {
      return known;
    }
    if (owner instanceof Optional<?> optional) {
      return optional.map(held -> field(held, name)).flatMap(Operations::wrapped);
    }
    Object value = owner;
    if (value == null) {
      throw new NoValueException("null has no field '%s'".formatted(name));
    }
    return Accessor.of(value.getClass(), name)
        .orElseThrow(
            () ->
                new NoValueException(
                    "%s, a %s, has no field '%s'"
                        .formatted(ValueText.of(value), value.getClass().getSimpleName(), name)))
        .read(value);
  }

  /** The value of a field that needs no reflection; null if there is none. */
  private static @Nullable Object ofLanguage(@Nullable Object owner, String name) {
    if (owner instanceof Optional<?> optional) {
      return switch (name) {
        case "isPresent" -> optional.isPresent();
        case "isEmpty" -> optional.isEmpty();
        case "get" -> unwrapped(optional);
        default -> null;
      };
    }
    int size = size(owner);
    return switch (size < 0 ? "" : name) {
      case "size", "length" -> (long) size;
      case "isEmpty" -> size == 0;
      default -> null;
    };
  }

  private static int size(@Nullable Object value) {
    return value instanceof Collection<?> collection
        ? collection.size()
        : value instanceof Map<?, ?> map
            ? map.size()
            : value instanceof String text ? text.length() : -1;
  }
}

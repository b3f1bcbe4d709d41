package io.mazurka.protocols.engine.fields;

import io.mazurka.protocols.roles.ProcessId;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the values of an expression before any state is seen.
 *
 * @param raw the classes that the values may be of, for objects and constants of enums
 * @param inner the types of the elements, or of keys and values
 * @param open whether values may be of other classes, too
 */
record ValueType(Sort sort, List<Class<?>> raw, List<ValueType> inner, boolean open) {

  /** The sorts of values. */
  enum Sort {
    CONDITION("a condition"),
    NUMBER("a number"),
    TEXT("a text"),
    CONSTANT("a constant"),
    PROCESS("a process"),
    OPTIONAL("an Optional"),
    COLLECTION("a collection"),
    MAP("a map"),
    OBJECT("an object"),
    UNKNOWN("anything");

    private final String words;

    Sort(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  static final ValueType CONDITION = simple(Sort.CONDITION);
  static final ValueType NUMBER = simple(Sort.NUMBER);
  static final ValueType TEXT = simple(Sort.TEXT);
  static final ValueType PROCESS = simple(Sort.PROCESS);
  static final ValueType UNKNOWN = simple(Sort.UNKNOWN);

  private static ValueType simple(Sort sort) {
    return new ValueType(sort, List.of(), List.of(), false);
  }

  /** The type that values have that are declared like this. */
  static ValueType of(Type declared) {
    Class<?> raw = raw(declared);
    if (raw == null || raw == Object.class) {
      return UNKNOWN;
    } else if (raw == boolean.class || raw == Boolean.class) {
      return CONDITION;
    } else if (isWhole(raw)) {
      return NUMBER;
    } else if (raw == String.class || raw == char.class || raw == Character.class) {
      return TEXT;
    } else if (raw == ProcessId.class) {
      return PROCESS;
    } else if (raw == Optional.class) {
      return new ValueType(Sort.OPTIONAL, List.of(), List.of(argument(declared, 0)), false);
    } else if (Collection.class.isAssignableFrom(raw)) {
      return new ValueType(Sort.COLLECTION, List.of(), List.of(argument(declared, 0)), false);
    } else if (Map.class.isAssignableFrom(raw)) {
      return new ValueType(
          Sort.MAP, List.of(), List.of(argument(declared, 0), argument(declared, 1)), false);
    } else if (raw.isEnum()) {
      return new ValueType(Sort.CONSTANT, List.of(raw), List.of(), false);
    }
    return ofObjects(raw);
  }

  private static boolean isWhole(Class<?> raw) {
    return Set.of(
            byte.class,
            short.class,
            int.class,
            long.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class)
        .contains(raw);
  }

  private static @Nullable Class<?> raw(Type declared) {
    if (declared instanceof Class<?> type) {
      return type;
    } else if (declared instanceof ParameterizedType type) {
      return (Class<?>) type.getRawType();
    } else if (declared instanceof WildcardType type) {
      return raw(type.getUpperBounds()[0]);
    }
    return null;
  }

  private static ValueType argument(Type declared, int index) {
    return declared instanceof ParameterizedType type
            && type.getActualTypeArguments().length > index
        ? of(type.getActualTypeArguments()[index])
        : UNKNOWN;
  }

  private static ValueType ofObjects(Class<?> raw) {
    List<Class<?>> all = new ArrayList<>();
    boolean closed = addPermitted(raw, all);
    return new ValueType(Sort.OBJECT, all, List.of(), !closed);
  }

  /** Adds the classes that values of a type may be of; false if there may be more. */
  private static boolean addPermitted(Class<?> type, List<Class<?>> all) {
    all.add(type);
    if (type.isSealed()) {
      return Arrays.stream(type.getPermittedSubclasses())
          .map(one -> addPermitted(one, all))
          .reduce(true, (one, other) -> one && other);
    }
    return Modifier.isFinal(type.getModifiers()) || type.isRecord();
  }

  /**
   * The type of local states of which some are known. If their class belongs to a sealed type, or
   * implements a type that others may implement, there may be local states of other classes.
   */
  static ValueType ofSome(Collection<?> values) {
    Set<Class<?>> classes = new LinkedHashSet<>();
    values.forEach(
        value ->
            classes.add(value instanceof Enum<?> one ? one.getDeclaringClass() : value.getClass()));
    if (classes.size() != 1) {
      return values.isEmpty() ? UNKNOWN : common(classes);
    }
    Class<?> only = classes.iterator().next();
    ValueType exact = of(only);
    return exact.sort == Sort.OBJECT || exact.sort == Sort.CONSTANT ? common(classes) : exact;
  }

  private static ValueType common(Set<Class<?>> classes) {
    Class<?> first = classes.iterator().next();
    List<Class<?>> supertypes =
        supertypes(first)
            .filter(type -> classes.stream().allMatch(type::isAssignableFrom))
            .distinct()
            .toList();
    Optional<Class<?>> sealed = supertypes.stream().filter(Class::isSealed).findFirst();
    if (sealed.isPresent()) {
      return ofObjects(sealed.get());
    }
    if (classes.size() > 1) {
      return supertypes.isEmpty()
          ? UNKNOWN
          : new ValueType(Sort.OBJECT, List.copyOf(classes), List.of(), true);
    }
    ValueType exact = of(first);
    return supertypes.isEmpty() ? exact : new ValueType(exact.sort, exact.raw, exact.inner, true);
  }

  /** The types of the user that a class extends or implements. */
  private static Stream<Class<?>> supertypes(Class<?> type) {
    Class<?> parent = type.getSuperclass();
    return Stream.concat(
            Arrays.stream(type.getInterfaces()),
            parent == null ? Stream.empty() : Stream.of(parent))
        .filter(one -> !one.getName().startsWith("java."))
        .flatMap(one -> Stream.concat(Stream.of(one), supertypes(one)));
  }

  /** The type of values of this type of which there may be none. */
  ValueType orNone() {
    return sort == Sort.OPTIONAL || sort == Sort.UNKNOWN
        ? this
        : new ValueType(Sort.OPTIONAL, List.of(), List.of(this), false);
  }

  /** The type of what an Optional holds; of other values, their own type. */
  ValueType unwrapped() {
    return sort == Sort.OPTIONAL ? inner.get(0) : this;
  }

  /** The type of what an Optional holds, or a collection; of other values, their own type. */
  ValueType held() {
    return switch (sort) {
      case OPTIONAL, COLLECTION -> inner.get(0);
      case MAP -> inner.get(1);
      default -> this;
    };
  }

  /** The type of what a collection contains; of a map, its keys. */
  ValueType contained() {
    return sort == Sort.MAP ? inner.get(0) : held();
  }

  /** The type of a field; empty if no value of this type has it. */
  Optional<ValueType> field(String name) {
    List<ValueType> types =
        raw.stream()
            .flatMap(type -> Accessor.of(type, name).stream())
            .map(accessor -> of(accessor.type()))
            .distinct()
            .toList();
    if (types.size() == 1) {
      return Optional.of(types.get(0));
    }
    return types.isEmpty() && !open ? Optional.empty() : Optional.of(UNKNOWN);
  }

  /** The names of the fields that values of this type have. */
  List<String> fields() {
    return raw.stream().flatMap(type -> Accessor.names(type).stream()).distinct().toList();
  }

  /** What the values are, for messages. */
  String words() {
    return raw.isEmpty() ? sort.toString() : raw.get(0).getSimpleName();
  }
}

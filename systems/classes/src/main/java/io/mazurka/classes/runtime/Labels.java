package io.mazurka.classes.runtime;

import io.mazurka.classes.naming.Named;
import io.mazurka.classes.values.FieldInfo;
import io.mazurka.classes.values.MarkedValue;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The names of objects in reports: their class, or the field that holds them. */
public final class Labels {

  private final Function<Thread, String> threadNames;
  private final IdentityHashMap<Object, String> labels = new IdentityHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  Labels(Function<Thread, String> threadNames) {
    this.threadNames = threadNames;
  }

  /** Names {@code value} after the field that holds it, if it has no such name yet. */
  void hold(@Nullable Object value, String holder) {
    if (value != null && isNameless(value)) {
      labels.putIfAbsent(value, holder);
    }
  }

  private static boolean isNameless(Object value) {
    return value instanceof Named
        || value.getClass().isArray()
        || value.getClass().getName().startsWith("io.mazurka.classes.library.")
        || value.getClass().getName().startsWith("java.util.concurrent.atomic.");
  }

  /** The name of {@code object} in reports. */
  String of(@Nullable Object object) {
    if (object == null) {
      return "null";
    }
    if (object instanceof Class<?> type) {
      return simpleName(type);
    }
    if (object instanceof Thread thread) {
      return threadNames.apply(thread);
    }
    return labels.computeIfAbsent(object, this::numbered);
  }

  private String numbered(Object object) {
    String name = simpleName(object.getClass());
    int nth = counts.merge(name, 1, Integer::sum);
    return nth == 1 ? name : name + "#" + nth;
  }

  /** The name of the object that has the field, or of the class if the field is static. */
  String holder(@Nullable Object object, FieldInfo field) {
    return object == null ? simpleName(field.owner()) : of(object);
  }

  /** A value as text. */
  String text(@Nullable Object value) {
    if (value instanceof MarkedValue marked) {
      return "(%s, %s)".formatted(text(marked.reference()), marked.mark());
    }
    if (value instanceof String text) {
      return '"' + text + '"';
    }
    boolean plain =
        value == null
            || (value instanceof Number && value.getClass().getName().startsWith("java.lang."))
            || (value instanceof Number && value.getClass().getName().startsWith("java.math."))
            || value instanceof Boolean
            || value instanceof Character
            || value instanceof Enum<?>;
    return plain ? String.valueOf(value) : of(value);
  }

  public static String simpleName(Class<?> type) {
    if (Proxy.isProxyClass(type)) {
      return "synchronized " + simpleName(type.getInterfaces()[0]);
    }
    if (type.isArray()) {
      return simpleName(type.getComponentType()) + "[]";
    }
    String name = simpleName(type.getName());
    if (type.getName().startsWith("io.mazurka.classes.library.")) {
      return name.equals("PlainObject") ? "Object" : name.replace("Model", "");
    }
    return name;
  }

  private static String simpleName(String name) {
    String last = name.substring(name.lastIndexOf('.') + 1);
    int lambda = last.indexOf("$$Lambda");
    String part = lambda >= 0 ? last.substring(0, lambda) + "$lambda" : last;
    return part.substring(part.lastIndexOf('$') + 1);
  }
}

package io.mazurka.classes.foreign;

import io.mazurka.classes.library.Collected;
import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.SilentAccesses;
import java.nio.Buffer;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Vector;
import java.util.regex.Matcher;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/** Finds the object to which an iterator, a view, a stream or an entry belongs. */
final class Views {

  /** Prefixes of the names of methods that return a view of the receiver. */
  private static final List<String> MAKERS =
      List.of(
          "keySet",
          "values",
          "entrySet",
          "navigableKeySet",
          "descending",
          "sub",
          "head",
          "tail",
          "reversed",
          "sequenced",
          "unmodifiable",
          "checked");

  private Views() {}

  /** Whether an object is a collection for one thread whose methods are events. */
  static boolean isWatched(Object object) {
    if (!(object instanceof Named)) {
      return false;
    }
    Class<?> type = object.getClass();
    while (type != Object.class && !type.getName().startsWith("io.mazurka.watched.")) {
      type = type.getSuperclass();
    }
    Class<?> original = type == Object.class ? type : type.getSuperclass();
    return Collected.isPlain(original.getName().replace('.', '/'));
  }

  /**
   * The object to which {@code result} belongs, if {@code method} of {@code source} has made it; or
   * null.
   */
  static @Nullable Object whole(
      SilentAccesses accesses, Object result, Object source, String method) {
    if (result instanceof Buffer && source.getClass().isArray()) {
      return method.equals("wrap") ? source : null;
    }
    if (result instanceof Buffer && source instanceof Buffer shown) {
      return content(accesses, shown);
    }
    if (result instanceof Matcher) {
      return isWhole(source) ? source : null;
    }
    if (!isPart(result, method)) {
      return null;
    }
    Object whole = accesses.wholeOf(source);
    return whole == null && isWhole(source) ? source : whole;
  }

  /**
   * The content of a buffer, which other buffers may share: its array, or a private buffer that
   * stands for the content.
   */
  private static Object content(SilentAccesses accesses, Buffer buffer) {
    Object known = accesses.wholeOf(buffer);
    if (known != null) {
      return known;
    }
    Object content = buffer.duplicate();
    accesses.derive(buffer, content);
    accesses.made(content);
    accesses.mayChange(buffer); // through the new buffer
    return content;
  }

  private static boolean isWhole(Object source) {
    Nature nature = Nature.of(source);
    return nature == Nature.PLAIN
        || nature == Nature.SYNCHRONIZED
        || source instanceof Vector<?>
        || source instanceof Hashtable<?, ?>
        || isWatched(source);
  }

  private static boolean isPart(Object result, String method) {
    boolean steps =
        result instanceof Iterator<?>
            || result instanceof Spliterator<?>
            || result instanceof Enumeration<?>
            || result instanceof BaseStream<?, ?>
            || (result instanceof Map.Entry<?, ?> && method.startsWith("next"));
    boolean shows = result instanceof Collection<?> || result instanceof Map<?, ?>;
    return steps || (shows && MAKERS.stream().anyMatch(method::startsWith));
  }
}

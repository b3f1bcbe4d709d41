package io.mazurka.classes.foreign;

import io.mazurka.classes.library.Collected;
import java.nio.Buffer;
import java.text.Format;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.BaseStream;

/** Which methods of objects of Java that change only look at them. */
final class ReadingMethods {

  private static final Set<String> OF_ANY = Set.of("toString", "equals", "hashCode", "getClass");

  private static final Set<String> OF_TEXT =
      Set.of(
          "length",
          "charAt",
          "indexOf",
          "lastIndexOf",
          "substring",
          "subSequence",
          "compareTo",
          "chars",
          "codePoints",
          "codePointAt",
          "codePointBefore",
          "codePointCount",
          "offsetByCodePoints",
          "isEmpty",
          "capacity",
          "getChars");

  /** What a step through a collection does to the collection. */
  private static final Set<String> OF_PARTS =
      Set.of(
          "hasNext",
          "next",
          "nextInt",
          "nextLong",
          "nextDouble",
          "hasPrevious",
          "previous",
          "nextIndex",
          "previousIndex",
          "forEachRemaining",
          "tryAdvance",
          "trySplit",
          "estimateSize",
          "getExactSizeIfKnown",
          "characteristics",
          "hasCharacteristics",
          "hasMoreElements",
          "nextElement",
          "asIterator");

  private static final Set<String> OF_BUFFERS =
      Set.of(
          "remaining",
          "hasRemaining",
          "capacity",
          "duplicate",
          "slice",
          "asReadOnlyBuffer",
          "isDirect",
          "isReadOnly",
          "hasArray",
          "order",
          "compareTo",
          "length",
          "charAt");

  private static final Set<String> OF_MATCHERS =
      Set.of("pattern", "group", "groupCount", "start", "end", "toMatchResult", "hitEnd");

  private ReadingMethods() {}

  /** Whether a call changes nothing of the object itself. */
  static boolean contain(Object object, String method, int parameters) {
    if (OF_ANY.contains(method)) {
      return true;
    } else if (object instanceof Collection<?> || object instanceof Map<?, ?>) {
      return Collected.isReader("", method);
    } else if (object instanceof Buffer) {
      return OF_BUFFERS.contains(method)
          || (parameters == 0 && (method.equals("position") || method.equals("limit")))
          || (parameters == 1 && method.startsWith("get"));
    } else if (object instanceof CharSequence) {
      return OF_TEXT.contains(method);
    } else if (object instanceof Date) {
      return !method.startsWith("set");
    } else if (object instanceof Format) {
      return method.startsWith("get") || method.startsWith("to") || method.equals("clone");
    } else if (object instanceof Matcher) {
      return OF_MATCHERS.contains(method);
    }
    return object instanceof Map.Entry<?, ?> && method.startsWith("get");
  }

  /** Whether a call of a part of a collection, such as an iterator, changes the collection. */
  static boolean writeThrough(Object part, String method) {
    boolean reads =
        OF_ANY.contains(method)
            || OF_PARTS.contains(method)
            || part instanceof BaseStream<?, ?>
            || Collected.isReader("", method);
    return !reads;
  }
}

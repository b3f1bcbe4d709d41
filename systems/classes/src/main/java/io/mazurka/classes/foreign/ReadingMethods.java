package io.mazurka.classes.foreign;

import io.mazurka.classes.library.Collected;
import java.io.File;
import java.lang.ref.Reference;
import java.nio.Buffer;
import java.nio.file.Path;
import java.text.Format;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.BaseStream;

/** Knows which methods of mutable objects of Java only read the object. */
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

  /** Methods of iterators and the like that only read the collection. */
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

  private static final Set<String> OF_FAILURES =
      Set.of("addSuppressed", "initCause", "setStackTrace", "fillInStackTrace");

  private static final Set<String> OF_FILES = Set.of("compareTo", "isAbsolute");

  private ReadingMethods() {}

  private static boolean startsWith(String method, String... beginnings) {
    return Arrays.stream(beginnings).anyMatch(method::startsWith);
  }

  /** Whether an object is a logger or the like; passing a message on does not change it. */
  private static boolean isForLogging(Object object) {
    return object.getClass().getPackageName().equals("java.util.logging");
  }

  /** Whether a call does not change the object itself. */
  static boolean contain(Object object, String method, String descriptor) {
    if (OF_ANY.contains(method)) {
      return true;
    } else if (object instanceof Throwable) {
      return !OF_FAILURES.contains(method);
    } else if (object instanceof Thread || object instanceof Reference<?>) {
      return startsWith(method, "get", "is", "refersTo", "threadId");
    } else if (isForLogging(object)) {
      return !startsWith(method, "set", "add", "remove", "reset", "close", "read", "update");
    } else if (object instanceof File) {
      return OF_FILES.contains(method) || startsWith(method, "getPa", "getAbs", "getName", "to");
    } else if (object instanceof Path) {
      return !method.equals("toRealPath") && !method.equals("register");
    } else if (object instanceof Runtime) {
      return method.equals("availableProcessors") || method.equals("gc");
    } else if (object instanceof Collection<?> || object instanceof Map<?, ?>) {
      return Collected.isReader("", method);
    } else if (object instanceof Buffer) {
      return OF_BUFFERS.contains(method)
          || (descriptor.startsWith("()") && (method.equals("position") || method.equals("limit")))
          || (descriptor.startsWith("(I)") && method.startsWith("get"));
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

  /** Whether a call reads or changes the content of a buffer, and not only its position. */
  static boolean touchContent(String method) {
    return OF_ANY.contains(method)
        ? !method.equals("getClass")
        : startsWith(method, "get", "put", "compact", "mismatch", "compareTo", "charAt", "chars")
            || startsWith(method, "subSequence", "read", "append");
  }

  /** Whether a call of a part of a collection, such as an iterator, changes the collection. */
  static boolean writeThrough(Object part, String method) {
    boolean reads =
        OF_ANY.contains(method)
            || (part instanceof Buffer && !startsWith(method, "put", "compact", "append"))
            || OF_PARTS.contains(method)
            || part instanceof BaseStream<?, ?>
            || part instanceof Matcher
            || Collected.isReader("", method);
    return !reads;
  }
}

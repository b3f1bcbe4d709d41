package io.mazurka.classes.foreign;

import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.TestSubject;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;

/**
 * How safe it is that several threads use an object of a class at the same time. Classes that are
 * not known to be safe are named in the guarantee, if it matters.
 */
enum Nature {
  /** Its accesses are events already: it is rewritten, a model, or a watched collection. */
  OWN,
  /** It is immutable or thread-safe, or it only passes calls on. */
  SAFE,
  /** It is mutable, and for one thread at a time. */
  PLAIN,
  /** Its methods hold its monitor. */
  SYNCHRONIZED,
  /** It stands for something outside of the program, such as a file or a connection. */
  OUTSIDE,
  /** Its class is not known, or it has state that is not watched. */
  UNKNOWN;

  private static final Set<String> SAFE_CLASSES =
      Set.of(
          "java.lang.Object",
          "java.lang.String",
          "java.lang.Boolean",
          "java.lang.Character",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.Class",
          "java.lang.ClassLoader",
          "java.lang.Module",
          "java.lang.ThreadLocal",
          "java.lang.StackTraceElement",
          "java.lang.Enum",
          "java.lang.Record",
          "java.net.InetAddress",
          "java.net.URI",
          "java.net.URL",
          "java.nio.charset.Charset",
          "java.util.AbstractMap$SimpleImmutableEntry",
          "java.util.Currency",
          "java.util.KeyValueHolder",
          "java.util.Locale",
          "java.util.Objects",
          "java.util.Optional",
          "java.util.OptionalDouble",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.Collections$EmptyEnumeration",
          "java.util.Collections$EmptyIterator",
          "java.util.Collections$EmptyListIterator",
          "java.util.Random",
          "java.util.ResourceBundle",
          "java.util.UUID",
          "java.util.regex.Pattern",
          "java.util.logging.Level",
          "java.util.regex.Matcher$ImmutableMatchResult",
          "java.util.stream.Collectors$CollectorImpl");

  private static final List<String> SAFE_PREFIXES =
      List.of(
          "java.lang.annotation.",
          "java.lang.constant.",
          "java.lang.invoke.",
          "java.lang.module.",
          "java.lang.reflect.",
          "java.math.",
          "java.nio.file.attribute.",
          "java.time.",
          "java.util.Base64",
          "java.util.Collections$",
          "java.util.Comparators",
          "java.util.ImmutableCollections$List",
          "java.util.ImmutableCollections$Set",
          "java.util.ImmutableCollections$Map",
          "java.util.ImmutableCollections$SubList",
          "java.util.concurrent.",
          "java.util.function.",
          "sun.reflect.");

  private static final Set<String> UNKNOWN_CLASSES =
      Set.of(
          "java.lang.invoke.MutableCallSite",
          "java.lang.invoke.SwitchPoint",
          "java.lang.invoke.VolatileCallSite");

  private static final Set<String> OUTSIDE_CLASSES =
      Set.of(
          "java.io.File",
          "java.io.FileDescriptor",
          "java.io.FileInputStream",
          "java.io.FileOutputStream",
          "java.io.FileReader",
          "java.io.FileWriter",
          "java.io.RandomAccessFile",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.ProcessHandleImpl",
          "java.lang.Runtime",
          "java.lang.ref.ReferenceQueue",
          "java.net.DatagramSocket",
          "java.net.ServerSocket",
          "java.net.Socket",
          "java.net.URLConnection",
          "java.util.zip.ZipFile");

  private static final List<String> OUTSIDE_PREFIXES =
      List.of(
          "java.net.http.",
          "java.nio.channels.",
          "java.nio.file.",
          "java.util.prefs.",
          "jdk.internal.net.",
          "sun.management.",
          "sun.net.",
          "sun.nio.ch.",
          "sun.nio.fs.");

  private static final Set<String> PLAIN_CLASSES =
      Set.of(
          "java.lang.AbstractStringBuilder",
          "java.nio.Buffer",
          "java.security.MessageDigestSpi",
          "java.text.BreakIterator",
          "java.text.Format",
          "java.util.AbstractCollection",
          "java.util.AbstractMap",
          "java.util.AbstractMap$SimpleEntry",
          "java.util.BitSet",
          "java.util.Calendar",
          "java.util.Date",
          "java.util.Formatter",
          "java.util.Scanner",
          "java.util.SplittableRandom",
          "java.util.StringJoiner",
          "java.util.StringTokenizer",
          "java.util.regex.Matcher");

  private static final Set<String> PLAIN_INTERFACES =
      Set.of(
          "java.util.Iterator",
          "java.util.Enumeration",
          "java.util.Spliterator",
          "java.util.Map$Entry",
          "java.util.PrimitiveIterator",
          "java.util.stream.BaseStream");

  private static final Set<String> SYNCHRONIZED_CLASSES =
      Set.of(
          "java.io.ByteArrayInputStream",
          "java.io.ByteArrayOutputStream",
          "java.io.CharArrayWriter",
          "java.io.PrintStream",
          "java.io.PrintWriter",
          "java.io.StringWriter",
          "java.lang.StringBuffer",
          "java.util.Vector",
          "java.util.Hashtable");

  private static final ClassValue<Nature> KNOWN =
      new ClassValue<>() {
        @Override
        protected Nature computeValue(Class<?> type) {
          return decide(type);
        }
      };

  /** Whether methods may change state of the object that cannot be restored. */
  boolean changes() {
    return !isInert();
  }

  /**
   * The nature of the part that objects inherit from a class; skeletons such as {@code
   * AbstractList} have no state.
   */
  static Nature ofParent(Class<?> type) {
    return type == Object.class || type.getName().startsWith("java.util.Abstract")
        ? OWN
        : KNOWN.get(type);
  }

  static Nature of(Object object) {
    return KNOWN.get(object.getClass());
  }

  /**
   * Whether objects of this nature need not be watched, so that neither does an object that uses
   * one.
   */
  boolean isInert() {
    return this == OWN || this == SAFE;
  }

  private static Nature decide(Class<?> type) {
    if (Named.class.isAssignableFrom(type) || type.getClassLoader() instanceof TestSubject.Loader) {
      return OWN;
    } else if (type.getName().startsWith("io.mazurka.")) {
      return isPlainInterface(type) ? PLAIN : OWN;
    }
    if (type.isHidden() || type.isArray() || Proxy.isProxyClass(type) || !isOfJava(type)) {
      return SAFE;
    }
    for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
      String name = at.getName();
      if (SYNCHRONIZED_CLASSES.contains(name)) {
        return SYNCHRONIZED;
      } else if (UNKNOWN_CLASSES.contains(name)) {
        return UNKNOWN;
      } else if (SAFE_CLASSES.contains(name)) {
        return SAFE;
      } else if (PLAIN_CLASSES.contains(name) || isPlainInterface(at)) {
        return PLAIN;
      } else if (SAFE_PREFIXES.stream().anyMatch(name::startsWith)) {
        return SAFE;
      } else if (OUTSIDE_CLASSES.contains(name)
          || OUTSIDE_PREFIXES.stream().anyMatch(name::startsWith)) {
        return OUTSIDE;
      }
    }
    return type == Object.class ? SAFE : UNKNOWN;
  }

  /**
   * Whether a class belongs to Java, and not to a test framework or to classes that the user has
   * excluded.
   */
  private static boolean isOfJava(Class<?> type) {
    String module = type.getModule().getName();
    return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
  }

  private static boolean isPlainInterface(Class<?> type) {
    for (Class<?> one : type.getInterfaces()) {
      if (PLAIN_INTERFACES.contains(one.getName()) || isPlainInterface(one)) {
        return true;
      }
    }
    return false;
  }
}

package io.mazurka.classes.foreign;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A list of static methods and constructors of Java that access no shared state except their
 * arguments. All others are named in the guarantee, if there are several threads. A method that
 * only reads a setting of the whole JVM is on the list, since the methods that change the setting
 * are not.
 */
public final class Stateless {

  /** Packages all of whose classes are on the list, with some exceptions. */
  private static final Set<String> PACKAGES =
      Set.of(
          "java/lang/annotation",
          "java/lang/constant",
          "java/lang/invoke",
          "java/lang/module",
          "java/lang/ref",
          "java/lang/reflect",
          "java/lang/runtime",
          "java/math",
          "java/nio",
          "java/nio/charset",
          "java/security",
          "java/security/spec",
          "java/text",
          "java/time",
          "java/time/chrono",
          "java/time/format",
          "java/time/temporal",
          "java/time/zone",
          "java/util",
          "java/util/concurrent",
          "java/util/concurrent/atomic",
          "java/util/concurrent/locks",
          "java/util/function",
          "java/util/random",
          "java/util/regex",
          "java/util/stream",
          "javax/crypto",
          "javax/crypto/spec");

  private static final Set<String> CLASSES =
      Set.of(
          "java/io/BufferedInputStream",
          "java/io/BufferedOutputStream",
          "java/io/BufferedReader",
          "java/io/BufferedWriter",
          "java/io/ByteArrayInputStream",
          "java/io/ByteArrayOutputStream",
          "java/io/CharArrayReader",
          "java/io/CharArrayWriter",
          "java/io/DataInputStream",
          "java/io/DataOutputStream",
          "java/io/File",
          "java/io/FilterInputStream",
          "java/io/FilterOutputStream",
          "java/io/InputStream",
          "java/io/InputStreamReader",
          "java/io/LineNumberReader",
          "java/io/ObjectInputStream",
          "java/io/ObjectOutputStream",
          "java/io/OutputStream",
          "java/io/OutputStreamWriter",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/PushbackInputStream",
          "java/io/PushbackReader",
          "java/io/Reader",
          "java/io/SequenceInputStream",
          "java/io/StreamTokenizer",
          "java/io/StringReader",
          "java/io/StringWriter",
          "java/io/Writer",
          "java/net/IDN",
          "java/net/URI",
          "java/net/URL",
          "java/net/URLDecoder",
          "java/net/URLEncoder",
          "java/nio/file/FileSystems",
          "java/nio/file/Path",
          "java/nio/file/Paths",
          "java/sql/Date",
          "java/sql/Time",
          "java/sql/Timestamp",
          "java/util/logging/Level",
          "java/util/logging/LogRecord",
          "java/util/zip/Adler32",
          "java/util/zip/CRC32",
          "java/util/zip/CRC32C",
          "java/util/zip/Deflater",
          "java/util/zip/Inflater");

  /** Classes of {@code java.lang} that are not on the list. */
  private static final Set<String> STATEFUL =
      Set.of(
          "java/lang/ModuleLayer",
          "java/lang/Process",
          "java/lang/ProcessBuilder",
          "java/lang/ProcessHandle",
          "java/lang/Runtime",
          "java/lang/System",
          "java/lang/Thread",
          "java/security/Security",
          "java/util/Timer");

  /** Methods without state of classes that have other methods with state. */
  private static final Map<String, Set<String>> METHODS =
      Map.of(
          "java/lang/Runtime", Set.of("getRuntime", "version"),
          "java/lang/System",
              Set.of(
                  "arraycopy",
                  "console",
                  "gc",
                  "getenv",
                  "getLogger",
                  "getSecurityManager",
                  "lineSeparator"),
          "java/lang/Thread",
              Set.of(
                  "new",
                  "currentThread",
                  "dumpStack",
                  "getDefaultUncaughtExceptionHandler",
                  "holdsLock",
                  "onSpinWait"),
          "java/lang/ModuleLayer", Set.of("boot", "empty"),
          "java/security/Security", Set.of("getProperty", "getProviders", "getProvider"),
          "java/util/logging/Logger", Set.of("getLogger", "getGlobal", "getAnonymousLogger"));

  /** Methods that are not on the list although their class is. */
  private static final Map<String, Set<String>> EXCEPTIONS =
      Map.of(
          "java/io/File", Set.of("createTempFile", "listRoots"),
          "java/lang/Boolean", Set.of("getBoolean"),
          "java/lang/ClassLoader", Set.of("registerAsParallelCapable"),
          "java/lang/Integer", Set.of("getInteger"),
          "java/lang/Long", Set.of("getLong"),
          "java/net/URL", Set.of("setURLStreamHandlerFactory"),
          "java/util/Locale", Set.of("setDefault"),
          "java/util/ResourceBundle", Set.of("clearCache"),
          "java/util/TimeZone", Set.of("setDefault"),
          "javax/crypto/KeyGenerator", Set.of("getInstance"));

  /** Prefixes of the parameters of constructors that open a file. */
  private static final Map<String, List<String>> OPENING =
      Map.of(
          "java/io/PrintStream", List.of("(Ljava/io/File;", "(Ljava/lang/String;"),
          "java/io/PrintWriter", List.of("(Ljava/io/File;", "(Ljava/lang/String;"),
          "java/util/Formatter", List.of("(Ljava/io/File;", "(Ljava/lang/String;"),
          "java/util/Scanner", List.of("(Ljava/io/File;", "(Ljava/nio/file/Path;"));

  private Stateless() {}

  /**
   * Whether a static method, or a constructor if the method is called {@code new}, is on the list.
   *
   * @param owner the internal name of a class
   */
  public static boolean contains(String owner, String method, String descriptor) {
    Set<String> known = METHODS.get(owner);
    if (known != null && known.contains(method)) {
      return true;
    }
    boolean isNew = method.equals("new");
    boolean opens =
        isNew && OPENING.getOrDefault(owner, List.of()).stream().anyMatch(descriptor::startsWith);
    return !opens && isKnown(owner) && !EXCEPTIONS.getOrDefault(owner, Set.of()).contains(method);
  }

  private static boolean isKnown(String owner) {
    if (STATEFUL.contains(owner)) {
      return false;
    }
    String outer = owner.contains("$") ? owner.substring(0, owner.indexOf('$')) : owner;
    String home = outer.substring(0, Math.max(outer.lastIndexOf('/'), 0));
    return home.equals("java/lang")
        || PACKAGES.contains(home)
        || CLASSES.contains(outer)
        || outer.endsWith("Exception")
        || outer.endsWith("Error");
  }
}

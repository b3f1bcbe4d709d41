package io.mazurka.classes.foreign;

import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.SilentAccesses;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls in place of methods that change settings of the whole JVM.
 * Changes of an execution are undone before the next one. Accesses to system properties are events.
 * Java reads the other settings in many places, so the guarantee names them.
 */
public final class StateCalls {

  private StateCalls() {}

  private static void property(boolean writes, String method) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      accesses.global(System.class, writes, method);
    }
  }

  private static void restoreProperty(String key) {
    String before = key.isEmpty() ? null : System.getProperty(key);
    undoBy(
        () -> {
          if (before == null) {
            System.clearProperty(key);
          } else {
            System.setProperty(key, before);
          }
        });
  }

  private static void undoBy(Runnable action) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      accesses.undoBy(action);
    }
  }

  public static @Nullable String getProperty(String key) {
    property(false, "getProperty");
    return System.getProperty(key);
  }

  public static @Nullable String getProperty(String key, @Nullable String otherwise) {
    property(false, "getProperty");
    return System.getProperty(key, otherwise);
  }

  public static @Nullable String setProperty(String key, String value) {
    property(true, "setProperty");
    restoreProperty(key);
    return System.setProperty(key, value);
  }

  public static @Nullable String clearProperty(String key) {
    property(true, "clearProperty");
    restoreProperty(key);
    return System.clearProperty(key);
  }

  public static Properties getProperties() {
    ForeignCalls.state("System.getProperties");
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      accesses.leaveBehind("System.getProperties");
    }
    return System.getProperties();
  }

  public static void setProperties(@Nullable Properties properties) {
    ForeignCalls.state("System.setProperties");
    Properties before = System.getProperties();
    undoBy(() -> System.setProperties(before));
    System.setProperties(properties);
  }

  public static void setOut(PrintStream stream) {
    ForeignCalls.state("System.setOut");
    PrintStream before = System.out;
    undoBy(() -> System.setOut(before));
    System.setOut(stream);
  }

  public static void setErr(PrintStream stream) {
    ForeignCalls.state("System.setErr");
    PrintStream before = System.err;
    undoBy(() -> System.setErr(before));
    System.setErr(stream);
  }

  public static void setIn(InputStream stream) {
    ForeignCalls.state("System.setIn");
    InputStream before = System.in;
    undoBy(() -> System.setIn(before));
    System.setIn(stream);
  }

  public static void setDefault(Locale locale) {
    ForeignCalls.state("Locale.setDefault");
    Locale before = Locale.getDefault();
    Locale shown = Locale.getDefault(Locale.Category.DISPLAY);
    Locale format = Locale.getDefault(Locale.Category.FORMAT);
    undoBy(
        () -> {
          Locale.setDefault(before);
          Locale.setDefault(Locale.Category.DISPLAY, shown);
          Locale.setDefault(Locale.Category.FORMAT, format);
        });
    Locale.setDefault(locale);
  }

  public static void setDefault(Locale.Category category, Locale locale) {
    ForeignCalls.state("Locale.setDefault");
    Locale before = Locale.getDefault(category);
    undoBy(() -> Locale.setDefault(category, before));
    Locale.setDefault(category, locale);
  }

  public static void setDefault(@Nullable TimeZone zone) {
    ForeignCalls.state("TimeZone.setDefault");
    TimeZone before = TimeZone.getDefault();
    undoBy(() -> TimeZone.setDefault(before));
    TimeZone.setDefault(zone);
  }

  /** Does not run the hook, because the JVM goes on when an execution ends. */
  public static void addShutdownHook(Runtime runtime, Thread hook) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      accesses.note(Omission.SHUTDOWN_HOOKS, "Runtime.addShutdownHook");
    }
  }

  public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      accesses.note(Omission.SHUTDOWN_HOOKS, "Runtime.removeShutdownHook");
    }
    return true;
  }

  public static void setDefaultUncaughtExceptionHandler(
      Thread.@Nullable UncaughtExceptionHandler handler) {
    ForeignCalls.state("Thread.setDefaultUncaughtExceptionHandler");
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    undoBy(() -> Thread.setDefaultUncaughtExceptionHandler(before));
    Thread.setDefaultUncaughtExceptionHandler(handler);
  }
}

package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.SilentAccesses;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Notices calls to Java that change state which outlives an execution. Objects of Java that
 * initialisers have made cannot be restored, so the classes are loaded again. State outside of the
 * classes under test is named in the guarantee.
 */
final class Lasting {

  /** Prefixes of the names of static methods that change files. */
  private static final Set<String> FILE_CHANGES =
      Set.of("write", "create", "delete", "move", "copy", "newOutput", "newBufferedWriter");

  private static final Set<String> FILE_METHODS =
      Set.of("createNewFile", "delete", "mkdir", "mkdirs", "renameTo");

  private Lasting() {}

  /**
   * A method is about to be called, by any thread.
   *
   * @param changes whether it may change the receiver
   */
  static void call(
      SilentAccesses accesses,
      @Nullable Object receiver,
      boolean changes,
      String owner,
      String method) {
    if (isOutside(receiver, owner, method)) {
      accesses.leaveBehind(owner + "." + method);
    }
    if (receiver == null || receiver.getClass().isArray()) {
      return;
    }
    Object whole = accesses.wholeOf(receiver);
    if (whole != null) {
      accesses.mayChange(receiver);
      if (ReadingMethods.writeThrough(receiver, method)) {
        accesses.mayChange(whole);
      }
    } else if (isEntryOfSomeMap(receiver) && method.equals("setValue")) {
      accesses.mayChangeAnything();
    } else if (changes) {
      accesses.mayChange(receiver);
    }
  }

  private static boolean isEntryOfSomeMap(Object object) {
    return object instanceof Map.Entry<?, ?>
        && Nature.of(object) == Nature.PLAIN
        && !(object instanceof AbstractMap.SimpleEntry<?, ?>);
  }

  /** An object is passed to a method that may change it. */
  static void handed(SilentAccesses accesses, Object object) {
    if (Heritage.calledOnSuper(object).changes()) {
      accesses.mayChange(object);
    }
  }

  /** An object was made, or a method has returned it. */
  static void made(SilentAccesses accesses, Object object) {
    if (Nature.of(object).changes()) {
      accesses.made(object);
    }
    if (object instanceof FileOutputStream
        || object instanceof FileWriter
        || object instanceof RandomAccessFile) {
      accesses.leaveBehind(object.getClass().getSimpleName());
    }
  }

  /**
   * Whether a method changes state that belongs neither to classes under test nor to its arguments.
   */
  private static boolean isOutside(@Nullable Object receiver, String owner, String method) {
    if (receiver == null) {
      boolean files = owner.equals("Files") && FILE_CHANGES.stream().anyMatch(method::startsWith);
      return files || isSetter(owner, method);
    }
    boolean changes = method.startsWith("set") || method.startsWith("add");
    return (receiver instanceof File && FILE_METHODS.contains(method))
        || (changes && receiver.getClass().getName().startsWith("java.util.logging."));
  }

  /** Whether a static method of Java changes a setting of the whole JVM. */
  private static boolean isSetter(String owner, String method) {
    return method.startsWith("set") && !owner.equals("Array") && !owner.equals("Arrays");
  }
}

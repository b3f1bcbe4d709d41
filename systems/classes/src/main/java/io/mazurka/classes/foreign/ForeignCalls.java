package io.mazurka.classes.foreign;

import io.mazurka.classes.calls.TextReads;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.SilentAccesses;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.util.Collection;
import java.util.Hashtable;
import java.util.Map;
import java.util.Set;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls before and after it calls a method of Java that is not
 * rewritten.
 */
public final class ForeignCalls {

  /** Methods that read their arguments, whatever the type. */
  private static final Set<String> FORMATTING = Set.of("format", "printf", "formatted", "hash");

  /** Methods that convert objects to text. */
  private static final Set<String> TEXTS =
      Set.of(
          "toString",
          "deepToString",
          "valueOf",
          "append",
          "insert",
          "print",
          "println",
          "format",
          "printf",
          "formatted");

  /** Methods of {@code Collections} that change their first argument. */
  private static final Set<String> CHANGING =
      Set.of(
          "sort", "shuffle", "reverse", "swap", "fill", "rotate", "addAll", "copy", "replaceAll");

  private ForeignCalls() {}

  /**
   * A method is about to be called.
   *
   * @param receiver the receiver, or null for a static method
   * @param arguments the arguments that the method reads, and numbers; others are null
   * @param owner the simple name of the class that is called
   */
  public static void call(
      @Nullable Object receiver,
      String descriptor,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    Nature nature = receiver == null ? Nature.SAFE : Heritage.called(receiver, method, descriptor);
    call(receiver, nature, descriptor, arguments, owner, method);
  }

  /** A method of the superclass is about to be called, which the object may override. */
  public static void callOnSuper(
      Object receiver,
      String descriptor,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    call(receiver, Heritage.calledOnSuper(receiver), descriptor, arguments, owner, method);
  }

  private static void call(
      @Nullable Object receiver,
      Nature nature,
      String descriptor,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses == null) {
      return;
    }
    boolean told =
        arguments != null && Reflection.tells(accesses, receiver, arguments, owner, method);
    if (receiver instanceof Constructor<?> made && method.equals("newInstance")) {
      Reflection.requireNoModel(made.getDeclaringClass());
    }
    boolean writes = receiver != null && !ReadingMethods.contain(receiver, method, descriptor);
    Lasting.call(accesses, receiver, writes && nature.changes(), owner, method);
    if (accesses.isAlone()) {
      reach(accesses, receiver, arguments);
      HandedArray.keep(accesses, arguments, owner, method);
    } else if (!told) {
      if (method.equals("writeObject")) {
        accesses.note(owner + "." + method);
      }
      if (receiver != null) {
        use(accesses, receiver, nature, writes, owner, method);
      }
      hand(accesses, arguments, owner, method);
    }
  }

  /**
   * Notes the objects that an initialiser uses, except an array that is copied, such as an array of
   * enum constants.
   */
  private static void reach(
      SilentAccesses accesses, @Nullable Object receiver, @Nullable Object @Nullable [] arguments) {
    if (receiver != null && !receiver.getClass().isArray()) {
      accesses.reach(receiver);
    }
    if (arguments != null) {
      for (Object argument : arguments) {
        accesses.reach(argument);
      }
    }
  }

  private static void use(
      SilentAccesses accesses,
      Object object,
      Nature nature,
      boolean changes,
      String owner,
      String method) {
    if (object.getClass().isArray()) {
      new HandedArray(object, 0, Array.getLength(object)).access(accesses, false, method);
      return;
    }
    if (method.equals("toString")) {
      TextReads.of(object);
    }
    Object whole = accesses.wholeOf(object);
    boolean isPart = whole != null;
    boolean moves = isPart && !(object instanceof Buffer);
    boolean writes = moves || changes;
    boolean isCollection = object instanceof Collection<?> || object instanceof Map<?, ?>;
    switch (nature) {
      case PLAIN, UNKNOWN -> {
        if (!isPart || !isCollection) {
          accesses.whole(object, writes, method, nature == Nature.PLAIN);
        }
      }
      case SYNCHRONIZED -> {
        if (whole == null || whole.getClass().isArray()) {
          synchronize(accesses, object, writes, method);
        }
      }
      case OUTSIDE -> {
        if (writes) {
          accesses.note(Omission.UNWATCHED_STATE, owner + "." + method);
        }
      }
      default -> {}
    }
    boolean inPlace = object instanceof Buffer && !ReadingMethods.touchContent(method);
    if (whole != null && !inPlace) {
      through(accesses, object, whole, ReadingMethods.writeThrough(object, method), method);
      return;
    }
    if (method.equals("setValue") && nature == Nature.PLAIN) {
      accesses.note("Map.Entry");
    }
  }

  /**
   * A synchronized object is used. A stream that the code under test has not made is either the
   * console, which is not watched, or it is named in the guarantee.
   */
  private static void synchronize(
      SilentAccesses accesses, Object object, boolean writes, String method) {
    boolean isStream = object.getClass().getPackageName().equals("java.io");
    if (!isStream || accesses.isNamed(object)) {
      accesses.guarded(object, writes, method);
    } else if (!(object instanceof PrintStream)) {
      accesses.whole(object, writes, method, false);
    }
  }

  /** A field of a class of Java is about to be accessed. */
  public static void field(@Nullable Object object, boolean writes, String name) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses == null || object == null) {
      return;
    }
    if (writes) {
      accesses.mayChange(object);
    }
    if (!accesses.isAlone()) {
      accesses.whole(object, writes, (writes ? "write " : "read ") + name, true);
    }
  }

  /** A part of another object, such as an iterator, is used. */
  private static void through(
      SilentAccesses accesses, Object part, Object whole, boolean writes, String method) {
    boolean steps = !(part instanceof Collection<?>);
    Nature nature = Nature.of(whole);
    boolean guarded =
        whole instanceof Vector<?>
            || (whole instanceof Hashtable<?, ?> && !steps)
            || (nature == Nature.SYNCHRONIZED && !(whole instanceof Hashtable<?, ?>));
    if (nature == Nature.OUTSIDE) {
      accesses.note(Omission.UNWATCHED_STATE, part.getClass().getSimpleName() + "." + method);
    } else if (guarded && !method.startsWith("has")) {
      synchronize(accesses, whole, writes, method);
    } else if (whole.getClass().isArray()) {
      boolean reads = part instanceof InputStream || part instanceof Reader;
      new HandedArray(whole, 0, Array.getLength(whole)).access(accesses, writes && !reads, method);
    } else {
      accesses.whole(whole, writes, method, nature != Nature.UNKNOWN);
    }
  }

  private static void hand(
      SilentAccesses accesses,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    for (int index = 0; arguments != null && index < arguments.length; index++) {
      hand(accesses, arguments, index, owner, method);
    }
  }

  private static void hand(
      SilentAccesses accesses,
      @Nullable Object[] arguments,
      int index,
      String owner,
      String method) {
    Object argument = arguments[index];
    if (argument == null || argument instanceof Integer) {
      return;
    }
    String name = owner + "." + method;
    if (argument.getClass().isArray()) {
      HandedArray handed = HandedArray.of(arguments, index, owner, method);
      if (HandedArray.isReadBy(method, index)) {
        handed.access(accesses, false, name);
      }
      if (HandedArray.isChangedBy(method, index)) {
        handed.access(accesses, true, name);
      }
      if ((FORMATTING.contains(method) || isText(method)) && argument instanceof Object[] all) {
        for (Object one : all) {
          look(accesses, one, name, false);
        }
      }
      return;
    }
    look(
        accesses,
        argument,
        name,
        index == 0 && owner.equals("Collections") && CHANGING.contains(method));
  }

  /** Java reads an object. */
  private static void look(
      SilentAccesses accesses, @Nullable Object object, String method, boolean writes) {
    if (object == null) {
      return;
    }
    if (isText(method)) {
      TextReads.of(object);
    }
    Object whole = accesses.wholeOf(object);
    Nature nature = Heritage.ofText(object);
    if (whole != null) {
      through(accesses, object, whole, writes, method);
    } else if (Views.isWatched(object)) {
      accesses.whole(object, false, method, true);
    } else if (nature == Nature.PLAIN || nature == Nature.UNKNOWN) {
      boolean moves = object instanceof Buffer;
      accesses.whole(object, writes || moves, method, nature == Nature.PLAIN);
    }
  }

  private static boolean isText(String method) {
    return TEXTS.contains(method.substring(method.lastIndexOf('.') + 1));
  }

  /** Shared state outside of objects, such as a setting or a file, is read or changed. */
  public static void state(String method) {
    SilentAccesses accesses = SilentAccesses.ofRacer();
    if (accesses != null) {
      accesses.note(Omission.UNWATCHED_STATE, method);
    }
  }

  /**
   * An object is made that the garbage collector may clear at any time, or whose methods are not
   * atomic.
   */
  public static void collected(String type) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null) {
      boolean steps = type.equals("ClassValue");
      accesses.note(
          steps ? Omission.SEVERAL_STEPS : Omission.COLLECTED, steps ? type + ".get" : type);
    }
  }

  /** An object was made that uses another one, such as a stream on top of a stream. */
  public static void wrapped(Object made, @Nullable Object used) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses == null || used == null) {
      return;
    }
    Object whole = accesses.wholeOf(used);
    if (whole != null || used.getClass().isArray() || !Nature.of(used).isInert()) {
      accesses.derive(made, whole == null ? used : whole);
    }
  }

  /** All fields of an object are about to be copied. */
  public static void copied(@Nullable Object object) {
    SilentAccesses accesses = SilentAccesses.ofRacer();
    if (accesses != null && object != null) {
      FieldAccesses.copy(accesses, object);
    }
  }

  /** Java reads all components of a record. */
  public static void components(@Nullable Object object) {
    SilentAccesses accesses = SilentAccesses.ofRacer();
    if (accesses == null || !(object instanceof Record)) {
      return;
    }
    for (Field field : object.getClass().getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        try {
          field.setAccessible(true);
          look(accesses, field.get(object), "toString", false);
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  /** An object was made, or a method has returned it. */
  public static void made(@Nullable Object object) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null && object != null) {
      Lasting.made(accesses, object);
    }
  }

  /** An object is passed to a method that may change it. */
  public static void handed(@Nullable Object object) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses != null && object != null) {
      Lasting.handed(accesses, object);
    }
  }

  /** An object is converted to text. */
  public static void text(@Nullable Object object) {
    SilentAccesses accesses = SilentAccesses.ofRacer();
    if (accesses != null) {
      look(accesses, object, "toString", false);
    }
  }

  /**
   * A method has returned an object.
   *
   * @param source the receiver, or the first argument of a static method
   */
  public static void returned(@Nullable Object result, @Nullable Object source, String method) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses == null || result == null) {
      return;
    }
    Lasting.made(accesses, result);
    if (source == null || result == source) {
      return;
    } else if (result instanceof MethodHandle handle) {
      Reflection.made(accesses, handle, source, method);
    } else if (result.getClass().isArray()) {
      Rewritten.copied(result);
    } else {
      Object whole = Views.whole(accesses, result, source, method);
      if (whole != null) {
        accesses.derive(result, whole);
      }
    }
  }
}

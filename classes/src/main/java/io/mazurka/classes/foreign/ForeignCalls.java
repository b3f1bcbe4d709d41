package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.SilentAccesses;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.util.Collection;
import java.util.Hashtable;
import java.util.Map;
import java.util.Set;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/** What rewritten code calls around a call to a method of Java that is not rewritten. */
public final class ForeignCalls {

  /** Methods that look at what their arguments are, whatever the type of these. */
  private static final Set<String> FORMATTING = Set.of("format", "printf", "formatted", "hash");

  /** Methods of {@code Collections} that change their first argument. */
  private static final Set<String> CHANGING =
      Set.of(
          "sort", "shuffle", "reverse", "swap", "fill", "rotate", "addAll", "copy", "replaceAll");

  private ForeignCalls() {}

  /**
   * A method is about to be called.
   *
   * @param receiver whose method it is, or null
   * @param arguments those that it looks into, and numbers; others are null
   * @param owner the simple name of the class that is called
   */
  public static void call(
      @Nullable Object receiver,
      int parameters,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses == null) {
      return;
    }
    boolean told =
        arguments != null && Reflection.tells(accesses, receiver, arguments, owner, method);
    if (accesses.isAlone()) {
      reach(accesses, receiver, arguments);
      HandedArray.keep(accesses, arguments, owner, method);
    } else if (!told) {
      access(accesses, receiver, parameters, arguments, owner, method);
    }
  }

  /** What an initialiser uses; to copy an array, as those of constants are, is not meant. */
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

  private static void access(
      SilentAccesses accesses,
      @Nullable Object receiver,
      int parameters,
      @Nullable Object @Nullable [] arguments,
      String owner,
      String method) {
    if (method.equals("writeObject")) {
      accesses.note(owner + "." + method);
    }
    if (receiver != null) {
      use(accesses, receiver, parameters, method);
    }
    if (arguments == null) {
      return;
    }
    for (int index = 0; index < arguments.length; index++) {
      hand(accesses, arguments, index, owner, method);
    }
  }

  private static void use(SilentAccesses accesses, Object object, int parameters, String method) {
    if (object.getClass().isArray()) {
      new HandedArray(object, 0, Array.getLength(object)).access(accesses, false, method);
      return;
    }
    Object whole = accesses.wholeOf(object);
    if (whole != null) {
      if (!(object instanceof Collection<?> || object instanceof Map<?, ?>)) {
        accesses.whole(object, true, method, true);
      }
      through(accesses, object, whole, ReadingMethods.writeThrough(object, method), method);
      return;
    }
    Nature nature = Nature.of(object);
    boolean writes = !ReadingMethods.contain(object, method, parameters);
    switch (nature) {
      case PLAIN, UNKNOWN -> accesses.whole(object, writes, method, nature == Nature.PLAIN);
      case SYNCHRONIZED -> accesses.guarded(object, writes, method);
      default -> {}
    }
    if (method.equals("setValue") && nature == Nature.PLAIN) {
      accesses.note("Map.Entry");
    }
  }

  /** A part of something, such as an iterator, is used. */
  private static void through(
      SilentAccesses accesses, Object part, Object whole, boolean writes, String method) {
    boolean steps = !(part instanceof Collection<?>);
    boolean guarded = whole instanceof Vector<?> || (whole instanceof Hashtable<?, ?> && !steps);
    if (guarded && !method.startsWith("has")) {
      accesses.guarded(whole, writes, method);
    } else if (whole.getClass().isArray()) {
      new HandedArray(whole, 0, Array.getLength(whole)).access(accesses, writes, method);
    } else {
      accesses.whole(whole, writes, method, true);
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
      if (FORMATTING.contains(method) && argument instanceof Object[] all) {
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

  /** Java looks into an object. */
  private static void look(
      SilentAccesses accesses, @Nullable Object object, String method, boolean writes) {
    if (object == null) {
      return;
    }
    Object whole = accesses.wholeOf(object);
    Nature nature = Nature.of(object);
    if (whole != null) {
      through(accesses, object, whole, writes, method);
    } else if (Views.isWatched(object)) {
      accesses.whole(object, false, method, true);
    } else if (nature == Nature.PLAIN || nature == Nature.UNKNOWN) {
      boolean moves = object instanceof Buffer;
      accesses.whole(object, writes || moves, method, nature == Nature.PLAIN);
    }
  }

  /** All fields of an object are about to be copied. */
  public static void copied(@Nullable Object object) {
    SilentAccesses accesses = SilentAccesses.ofRacer();
    if (accesses != null && object != null) {
      FieldAccesses.copy(accesses, object);
    }
  }

  /** Java looks at all components of a record. */
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

  /** Text is made of an object. */
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
    if (accesses == null || result == null || source == null || result == source) {
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

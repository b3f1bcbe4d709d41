package io.mazurka.classes.instrument.facts;

import io.mazurka.classes.foreign.Stateless;
import io.mazurka.classes.library.Collected;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * Decides which calls to methods of Java are reported: calls on mutable objects, and calls with
 * arguments that Java reads.
 */
public final class ForeignTypes {

  /** Classes whose objects never change, so that only arguments matter. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/Boolean",
          "java/lang/Character",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Class",
          "java/lang/Enum",
          "java/lang/Math",
          "java/lang/System",
          "java/lang/Runnable",
          "java/util/Random");

  /**
   * The package of atomic variables. They are mutable, unlike the other objects of the packages of
   * values, which are immutable or watched.
   */
  private static final String ATOMIC = "java/util/concurrent/atomic/";

  private static final List<String> VALUE_PACKAGES =
      List.of(
          "java/util/concurrent/",
          "java/util/function/",
          "java/lang/invoke/",
          "java/lang/reflect/",
          "java/math/",
          "java/time/");

  private static final Set<String> LOOKED_INTO =
      Set.of(
          "java/lang/CharSequence",
          "java/lang/Iterable",
          "java/lang/StringBuffer",
          "java/lang/StringBuilder",
          "java/nio/ByteBuffer",
          "java/nio/CharBuffer",
          "java/util/BitSet",
          "java/util/Calendar",
          "java/util/Collection",
          "java/util/Date",
          "java/util/Deque",
          "java/util/Enumeration",
          "java/util/EnumMap",
          "java/util/EnumSet",
          "java/util/Iterator",
          "java/util/List",
          "java/util/Map",
          "java/util/NavigableMap",
          "java/util/NavigableSet",
          "java/util/Queue",
          "java/util/Set",
          "java/util/SortedMap",
          "java/util/SortedSet",
          "java/util/Spliterator",
          "java/util/stream/Stream");

  /** Methods that read arguments of any type. */
  private static final Set<String> CURIOUS =
      Set.of(
          "append",
          "insert",
          "valueOf",
          "print",
          "println",
          "equals",
          "deepEquals",
          "hashCode",
          "toString",
          "arraycopy");

  private ForeignTypes() {}

  public static boolean isOfJava(String owner) {
    return owner.startsWith("java/") || owner.startsWith("javax/");
  }

  /** Whether a call is reported. */
  public static boolean areWatched(String owner, String name, String descriptor, boolean isStatic) {
    if (owner.startsWith("[")) {
      return name.equals("clone");
    }
    if (!isOfJava(owner) || name.equals("getClass")) {
      return false;
    }
    return (!isStatic && !isValue(owner))
        || isInvocation(owner, name)
        || (isStatic && !Stateless.contains(owner, name, descriptor))
        || (isStatic && NowBridges.isNow(owner, name, descriptor))
        || isWrapping(owner, name)
        || looksInto(owner, name, descriptor)
        || (isStatic && (name.startsWith("set") || mayBeForeign(Type.getReturnType(descriptor))))
        || handsOver(owner, name, Type.getArgumentTypes(descriptor));
  }

  /** Whether a constructor reads its arguments, or may change them. */
  public static boolean looksAtArguments(String owner, String descriptor) {
    return looksInto(owner, "new", descriptor)
        || handsOver(owner, "new", Type.getArgumentTypes(descriptor));
  }

  /** Whether a method may change an argument that is an object of Java. */
  static boolean handsOver(String owner, String name, Type[] arguments) {
    return mayChangeArguments(owner, name)
        && Arrays.stream(arguments).anyMatch(ForeignTypes::mayBeForeign);
  }

  /** Whether a method may change an argument that is not an array. */
  public static boolean mayChangeArguments(String owner, String name) {
    return !isValue(owner)
        && !CURIOUS.contains(name)
        && !Collected.mayBeWatched(owner)
        && !owner.equals("java/util/Objects");
  }

  static boolean isValue(String owner) {
    return VALUES.contains(owner)
        || (VALUE_PACKAGES.stream().anyMatch(owner::startsWith) && !owner.startsWith(ATOMIC));
  }

  /** Whether a method reads any of its arguments. */
  public static boolean looksInto(String owner, String name, String descriptor) {
    return looksInto(owner, name, Type.getArgumentTypes(descriptor));
  }

  public static boolean looksInto(String owner, String name, Type[] arguments) {
    for (Type type : arguments) {
      if (isLookedInto(owner, name, type)) {
        return !isWrapping(owner, name);
      }
    }
    return false;
  }

  /** Whether a method reads an argument of this type. */
  public static boolean isLookedInto(String owner, String name, Type type) {
    if (type.getSort() == Type.ARRAY || (type.getSort() == Type.OBJECT && isReflective(owner))) {
      return true;
    }
    return type.getSort() == Type.OBJECT
        && (LOOKED_INTO.contains(type.getInternalName())
            || (type.getInternalName().equals("java/lang/Object") && CURIOUS.contains(name)));
  }

  /**
   * Whether a new object uses the first argument of its constructor, as a stream on top of another
   * stream does.
   */
  public static boolean wraps(String owner, Type[] arguments) {
    boolean isStream =
        owner.startsWith("java/io/")
            || owner.startsWith("java/util/zip/")
            || owner.equals("java/util/Scanner")
            || owner.equals("java/util/Formatter");
    return isStream && arguments.length > 0 && arguments[0].getSort() >= Type.ARRAY;
  }

  /** Whether a call invokes another method by reflection. */
  static boolean isInvocation(String owner, String name) {
    return (owner.equals("java/lang/reflect/Method") && name.equals("invoke"))
        || (owner.equals("java/lang/reflect/Constructor") && name.equals("newInstance"));
  }

  private static boolean isReflective(String owner) {
    return owner.equals("java/lang/reflect/Field")
        || owner.equals("java/lang/reflect/Array")
        || owner.equals("java/lang/invoke/MethodHandle")
        || owner.equals("java/lang/invoke/MethodHandles$Lookup")
        || owner.equals("java/lang/invoke/MethodHandles");
  }

  /** Whether the result of a method is a wrapper that reads the argument only later. */
  private static boolean isWrapping(String owner, String name) {
    return owner.equals("java/util/Collections")
        && (name.startsWith("unmodifiable")
            || name.startsWith("synchronized")
            || name.startsWith("checked")
            || name.startsWith("newSetFromMap")
            || name.startsWith("asLifoQueue"));
  }

  /** Whether a variable of this type may hold a mutable object of Java. */
  public static boolean mayBeForeign(Type type) {
    if (type.getSort() != Type.OBJECT) {
      return false;
    }
    String name = type.getInternalName();
    return isOfJava(name) && !isValue(name);
  }

  public static String simpleName(String owner) {
    String last = owner.substring(owner.lastIndexOf('/') + 1);
    return last.substring(last.lastIndexOf('$') + 1);
  }
}

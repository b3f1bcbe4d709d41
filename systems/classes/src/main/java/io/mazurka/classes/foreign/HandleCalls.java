package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.SilentAccesses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls for method handles, and before it calls a method by
 * reflection. In place of a method of Java they return a rewritten method that calls it.
 */
public final class HandleCalls {

  private HandleCalls() {}

  public static MethodHandle findVirtual(
      Lookup lookup, Class<?> owner, String name, MethodType type)
      throws NoSuchMethodException, IllegalAccessException {
    return instead(lookup.findVirtual(owner, name, type), method(owner, name, type));
  }

  public static MethodHandle findStatic(Lookup lookup, Class<?> owner, String name, MethodType type)
      throws NoSuchMethodException, IllegalAccessException {
    return instead(lookup.findStatic(owner, name, type), method(owner, name, type));
  }

  public static MethodHandle bind(Lookup lookup, Object receiver, String name, MethodType type)
      throws NoSuchMethodException, IllegalAccessException {
    MethodHandle found = lookup.bind(receiver, name, type);
    Method calling = calling(method(receiver.getClass(), name, type));
    return calling == null
        ? found
        : MethodHandles.publicLookup().unreflect(calling).bindTo(receiver).asType(found.type());
  }

  public static MethodHandle findConstructor(Lookup lookup, Class<?> owner, MethodType type)
      throws NoSuchMethodException, IllegalAccessException {
    MethodHandle found = lookup.findConstructor(owner, type);
    return instead(found, owner.getDeclaredConstructor(type.parameterArray()));
  }

  public static MethodHandle unreflect(Lookup lookup, Method method) throws IllegalAccessException {
    return instead(lookup.unreflect(method), method);
  }

  public static MethodHandle unreflectConstructor(Lookup lookup, Constructor<?> constructor)
      throws IllegalAccessException {
    return instead(lookup.unreflectConstructor(constructor), constructor);
  }

  /** The method to call by reflection in place of {@code method}; it gets the receiver first. */
  public static Method called(Method method, @Nullable Object receiver) {
    boolean fails = receiver == null && !Modifier.isStatic(method.getModifiers());
    Method calling = fails ? null : calling(method);
    return calling == null ? method : calling;
  }

  /** The arguments for the method that {@link #called} returns. */
  public static @Nullable Object @Nullable [] arguments(
      Method method, @Nullable Object receiver, @Nullable Object @Nullable [] arguments) {
    if (called(method, receiver).equals(method) || Modifier.isStatic(method.getModifiers())) {
      return arguments;
    }
    int count = arguments == null ? 0 : arguments.length;
    @Nullable Object[] all = new @Nullable Object[count + 1];
    all[0] = receiver;
    if (arguments != null) {
      System.arraycopy(arguments, 0, all, 1, count);
    }
    return all;
  }

  private static MethodHandle instead(MethodHandle found, @Nullable Executable called)
      throws IllegalAccessException {
    Method calling = calling(called);
    return calling == null
        ? found
        : MethodHandles.publicLookup()
            .unreflect(calling)
            .asType(found.type())
            .withVarargs(found.isVarargsCollector());
  }

  private static @Nullable Method method(Class<?> owner, String name, MethodType type) {
    for (Method method : owner.getMethods()) {
      if (method.getName().equals(name)
          && method.getReturnType() == type.returnType()
          && MethodType.methodType(method.getReturnType(), method.getParameterTypes())
              .equals(type)) {
        return method;
      }
    }
    return null;
  }

  /** A rewritten method that calls a method or constructor of Java; null for any other. */
  private static @Nullable Method calling(@Nullable Executable called) {
    SilentAccesses accesses = SilentAccesses.ofThread();
    if (accesses == null || called == null || isPolymorphic(called)) {
      return null;
    }
    Class<?> owner = called.getDeclaringClass();
    String module = owner.getModule().getName();
    boolean isOfJava = module != null && (module.startsWith("java.") || module.startsWith("jdk."));
    boolean isOpen =
        Modifier.isPublic(called.getModifiers())
            && Modifier.isPublic(owner.getModifiers())
            && owner.getModule().isExported(owner.getPackageName());
    return isOfJava && isOpen && !Modifier.isAbstract(ownerOfNew(called))
        ? accesses.calling(called)
        : null;
  }

  private static int ownerOfNew(Executable called) {
    return called instanceof Constructor<?> made ? made.getDeclaringClass().getModifiers() : 0;
  }

  private static boolean isPolymorphic(Executable called) {
    return called.getDeclaringClass().getPackageName().equals("java.lang.invoke");
  }
}

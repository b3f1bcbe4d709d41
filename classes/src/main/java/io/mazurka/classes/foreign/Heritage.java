package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.TestSubject;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * What a class under test has inherited from a class of Java that has no model.
 *
 * @param nature that of the class of Java, or {@link Nature#OWN}
 * @param own the methods that it has not inherited, with their descriptors
 */
record Heritage(Nature nature, Set<String> own) {

  private static final ClassValue<Heritage> KNOWN =
      new ClassValue<>() {
        @Override
        protected Heritage computeValue(Class<?> type) {
          return Heritage.of(type);
        }
      };

  /** What is accessed where an object is asked for its text. */
  static Nature ofText(Object object) {
    return called(object, "toString", "()Ljava/lang/String;");
  }

  /** What is accessed where a method of an object is called, which may have its own idea of it. */
  static Nature called(Object object, String method, String descriptor) {
    Nature nature = Nature.of(object);
    if (nature != Nature.OWN) {
      return nature;
    }
    Heritage heritage = KNOWN.get(object.getClass());
    return heritage.own.contains(method + descriptor) ? Nature.OWN : heritage.nature;
  }

  /** What is accessed where an object calls a method of its superclass. */
  static Nature calledOnSuper(Object object) {
    Nature nature = Nature.of(object);
    return nature == Nature.OWN ? KNOWN.get(object.getClass()).nature : nature;
  }

  private static Heritage of(Class<?> type) {
    Set<String> own = new HashSet<>();
    Class<?> at = type;
    while (at != null && isUnderTest(at)) {
      for (Method method : at.getDeclaredMethods()) {
        own.add(method.getName() + Type.getMethodDescriptor(method));
      }
      at = at.getSuperclass();
    }
    return new Heritage(at == null || at == type ? Nature.OWN : Nature.ofParent(at), own);
  }

  private static boolean isUnderTest(Class<?> type) {
    return type.getClassLoader() instanceof TestSubject.Loader
        && !type.getName().startsWith("io.mazurka.watched.");
  }
}

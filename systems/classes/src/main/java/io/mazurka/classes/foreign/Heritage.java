package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.TestSubject;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * The part of a class under test that is inherited from a class of Java without a model.
 *
 * @param nature the nature of the class of Java, or {@link Nature#OWN} if there is none
 * @param own the methods that are not inherited, with their descriptors
 */
record Heritage(Nature nature, Set<String> own) {

  private static final ClassValue<Heritage> KNOWN =
      new ClassValue<>() {
        @Override
        protected Heritage computeValue(Class<?> type) {
          return Heritage.of(type);
        }
      };

  /** The nature of the accesses of {@code toString}. */
  static Nature ofText(Object object) {
    return called(object, "toString", "()Ljava/lang/String;");
  }

  /** The nature of the accesses of a method, which the class of the object may override. */
  static Nature called(Object object, String method, String descriptor) {
    Nature nature = Nature.of(object);
    if (nature != Nature.OWN) {
      return nature;
    }
    Heritage heritage = KNOWN.get(object.getClass());
    return heritage.own.contains(method + descriptor) ? Nature.OWN : heritage.nature;
  }

  /** The nature of the accesses of a method that is called on the superclass. */
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

package io.mazurka.classes.library;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Which classes of the library have a model, which need none, and which are refused. */
public final class Models {

  private static final String CONCURRENT = "java/util/concurrent/";
  private static final Map<String, String> REPLACEMENTS = replacements(ReentrantLockModel.class);

  private Models() {}

  private static Map<String, String> replacements(Class<?>... models) {
    Map<String, String> all = new HashMap<>();
    all.put("java/lang/Object", Type.getInternalName(PlainObject.class));
    for (Class<?> model : models) {
      all.put(Type.getInternalName(model.getSuperclass()), Type.getInternalName(model));
    }
    return Map.copyOf(all);
  }

  /** The class that is made in place of {@code type}; both are internal names. */
  public static String replacement(String type) {
    return REPLACEMENTS.getOrDefault(type, type);
  }

  /** Whether objects of a class are named as soon as they are made. */
  public static boolean needsName(String type) {
    return type.startsWith(CONCURRENT + "atomic/");
  }

  /** Why objects of a class cannot be made, or null if they can. */
  public static @Nullable String refusal(String type) {
    return null;
  }

  /** Why a method cannot be called, or null if it can. */
  public static @Nullable String refusal(String owner, String name, String descriptor) {
    return null;
  }
}

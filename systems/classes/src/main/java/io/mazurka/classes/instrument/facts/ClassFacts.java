package io.mazurka.classes.instrument.facts;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Facts about other classes that are needed to rewrite a class. They are read from class files,
 * without loading the classes.
 */
public final class ClassFacts {

  private static final String ROOT = "java/lang/Object";

  private final ClassLoader loader;
  private final Map<String, Facts> known = new HashMap<>();

  /** The superclass of a class, the modifiers of its fields, and its methods with descriptors. */
  record Facts(
      @Nullable String superName,
      List<String> interfaces,
      Map<String, Integer> fields,
      Set<String> methods) {

    static Facts unknown() {
      return new Facts(null, List.of(), Map.of(), Set.of());
    }
  }

  public ClassFacts(ClassLoader loader) {
    this.loader = loader;
  }

  private synchronized Facts of(String name) {
    Facts facts = known.get(name);
    if (facts == null) {
      facts = read(name);
      known.put(name, facts);
    }
    return facts;
  }

  private Facts read(String name) {
    Map<String, Integer> fields = new HashMap<>();
    Set<String> methods = new HashSet<>();
    try (InputStream file = loader.getResourceAsStream(name + ".class")) {
      if (file == null) {
        return Facts.unknown();
      }
      ClassReader reader = new ClassReader(file);
      reader.accept(
          new ClassVisitor(Opcodes.ASM9) {
            @Override
            public @Nullable FieldVisitor visitField(
                int access,
                String field,
                String type,
                @Nullable String signature,
                @Nullable Object value) {
              fields.put(field, access);
              return null;
            }

            @Override
            public @Nullable MethodVisitor visitMethod(
                int access,
                String method,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
              methods.add(method + descriptor);
              return null;
            }
          },
          ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      return new Facts(reader.getSuperName(), List.of(reader.getInterfaces()), fields, methods);
    } catch (IOException e) {
      return Facts.unknown();
    }
  }

  /** Whether {@code type} is {@code ancestor} or a class that extends it. */
  boolean isSubclass(String type, String ancestor) {
    for (String at = type; at != null; at = of(at).superName()) {
      if (at.equals(ancestor)) {
        return true;
      }
      if (at.equals(ROOT)) {
        return false;
      }
    }
    return false;
  }

  /** Whether {@code type} is a thread or a class of the concurrent library, or extends one. */
  public boolean isConcurrent(String type) {
    if (type.startsWith("java/util/concurrent/") || type.equals("java/lang/Thread")) {
      return true;
    }
    Facts facts = of(type);
    String parent = facts.superName();
    return (parent != null && isConcurrent(parent))
        || facts.interfaces().stream().anyMatch(this::isConcurrent);
  }

  /**
   * The class that declares the method that a call refers to, or {@code owner} if none is found.
   */
  public String declarer(String owner, String name, String descriptor) {
    for (String at = owner; at != null && !at.startsWith("["); at = of(at).superName()) {
      if (of(at).methods().contains(name + descriptor)) {
        return at;
      }
    }
    return owner;
  }

  public @Nullable String superName(String type) {
    return of(type).superName();
  }

  /** A field with the class that declares it, and its modifiers. */
  public record DeclaredField(String owner, int access) {

    public boolean isFinal() {
      return (access & Opcodes.ACC_FINAL) != 0;
    }

    public boolean isVolatile() {
      return (access & Opcodes.ACC_VOLATILE) != 0;
    }
  }

  /** The field to which {@code name} refers in {@code owner}, or null if it is not found. */
  public @Nullable DeclaredField field(String owner, String name) {
    for (String at = owner; at != null; at = of(at).superName()) {
      Integer access = of(at).fields().get(name);
      if (access != null) {
        return new DeclaredField(at, access);
      }
      for (String parent : of(at).interfaces()) {
        DeclaredField inherited = field(parent, name);
        if (inherited != null) {
          return inherited;
        }
      }
    }
    return null;
  }

  /** Whether a method with this name and descriptor is called by the collector. */
  public static boolean isFinalizer(String name, String descriptor) {
    return name.equals("finalize") && descriptor.equals("()V");
  }
}

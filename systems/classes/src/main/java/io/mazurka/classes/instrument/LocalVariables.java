package io.mazurka.classes.instrument;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Counts the slots of the local variables of each method of a class. */
final class LocalVariables extends ClassVisitor {

  private final Map<String, Integer> counts = new HashMap<>();

  private LocalVariables() {
    super(Opcodes.ASM9);
  }

  static LocalVariables of(ClassReader reader) {
    LocalVariables locals = new LocalVariables();
    reader.accept(locals, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return locals;
  }

  /** The first slot that the method does not use. */
  int free(String method, String descriptor) {
    return counts.getOrDefault(method + descriptor, 0);
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public void visitMaxs(int stack, int locals) {
        counts.put(name + descriptor, locals);
      }
    };
  }
}

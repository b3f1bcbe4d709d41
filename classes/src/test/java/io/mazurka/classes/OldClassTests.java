package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.check.Check;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files of before Java 5 are refused by name. */
final class OldClassTests {

  /** Loads a class from bytes, and shows these to whoever wants to rewrite them. */
  private static final class Loader extends ClassLoader {

    private final byte[] file;

    Loader(byte[] file) {
      super(OldClassTests.class.getClassLoader());
      this.file = file;
    }

    Class<?> load() {
      return defineClass("Old", file, 0, file.length);
    }

    @Override
    public java.io.InputStream getResourceAsStream(String name) {
      return name.equals("Old.class")
          ? new java.io.ByteArrayInputStream(file)
          : super.getResourceAsStream(name);
    }
  }

  private static byte[] old() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V1_4,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
        "Old",
        null,
        "java/lang/Object",
        new String[] {"java/lang/Runnable"});
    MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    MethodVisitor run = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
    run.visitInsn(Opcodes.RETURN);
    run.visitMaxs(0, 0);
    writer.visitEnd();
    return writer.toByteArray();
  }

  @Test
  void classFilesOfBeforeJava5AreRefusedByName() {
    Class<?> type = new Loader(old()).load();
    assertThatThrownBy(() -> Check.of(ClassProgram.of(type, "run")).run())
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("class Old was compiled for Java 1.4 or before");
  }
}

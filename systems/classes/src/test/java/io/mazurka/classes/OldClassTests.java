package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that are too old, or wrong, are told apart from mistakes of rewriting. */
final class OldClassTests {

  /** Loads classes from bytes, and shows these, or others, to whoever wants to rewrite them. */
  private static final class Loader extends ClassLoader {

    private final Map<String, byte[]> files = new HashMap<>();
    private final Map<String, byte[]> shown = new HashMap<>();

    Loader() {
      super(OldClassTests.class.getClassLoader());
    }

    Loader with(String name, byte[] file) {
      files.put(name, file);
      shown.putIfAbsent(name, file);
      return this;
    }

    Loader showing(String name, byte[] file) {
      shown.put(name, file);
      return this;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] file = files.get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, file, 0, file.length);
    }

    @Override
    public java.io.@Nullable InputStream getResourceAsStream(String name) {
      byte[] file = shown.get(name.replaceFirst("\\.class$", ""));
      return file == null
          ? super.getResourceAsStream(name)
          : new java.io.ByteArrayInputStream(file);
    }
  }

  /** A class whose method {@code run} makes an object of another one, or does what is wrong. */
  private static byte[] file(String name, int version, @Nullable String makes, boolean wrong) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        version,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
        name,
        null,
        "java/lang/Object",
        new String[] {"java/lang/Runnable"});
    writer.visitSource(name + ".java", null);
    MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    MethodVisitor run = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
    Label line = new Label();
    run.visitLabel(line);
    run.visitLineNumber(7, line);
    if (makes != null) {
      run.visitTypeInsn(Opcodes.NEW, makes);
      run.visitInsn(Opcodes.DUP);
      run.visitMethodInsn(Opcodes.INVOKESPECIAL, makes, "<init>", "()V", false);
      run.visitInsn(Opcodes.POP);
    }
    if (wrong) {
      run.visitInsn(Opcodes.ICONST_0);
      run.visitInsn(Opcodes.ARETURN);
    }
    run.visitInsn(Opcodes.RETURN);
    run.visitMaxs(0, 0);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static byte[] old() {
    return file("Old", Opcodes.V1_4, null, false);
  }

  private static ClassProgram program(Loader loader, String name) throws ClassNotFoundException {
    return ClassProgram.of(loader.loadClass(name), "run");
  }

  @Test
  void classFilesOfBeforeJava5AreRefusedByName() throws Exception {
    ClassProgram program = program(new Loader().with("Old", old()), "Old");
    assertThatThrownBy(() -> Check.of(program).run())
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("class Old was compiled for Java 1.4 or before");
  }

  @Test
  void thoseThatOthersUseAreRefusedWithTheLineThatDoes() throws Exception {
    Loader loader =
        new Loader().with("Old", old()).with("User", file("User", Opcodes.V17, "Old", false));
    ClassProgram program = program(loader, "User");
    assertThatThrownBy(() -> Check.of(program).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("class Old was compiled for Java 1.4 or before")
        .hasMessageEndingWith("or exclude its package (User.java:7)");
  }

  @Test
  void whatIsWrongWithTheUsersClassIsAFailureOfItsThread() throws Exception {
    Loader loader =
        new Loader()
            .with("Wrong", file("Wrong", Opcodes.V1_6, null, true))
            .with("User", file("User", Opcodes.V17, "Wrong", false));
    assertThat(Check.of(program(loader, "User")).run().summary())
        .contains("main fails: java.lang.VerifyError");
  }

  @Test
  void whatIsWrongOnlyAfterRewritingIsAMistakeOfOurs() throws Exception {
    Loader loader =
        new Loader()
            .with("Right", file("Right", Opcodes.V1_6, null, false))
            .showing("Right", file("Right", Opcodes.V1_6, null, true))
            .with("User", file("User", Opcodes.V17, "Right", false));
    ClassProgram program = program(loader, "User");
    assertThatThrownBy(() -> Check.of(program).run())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("rewriting has made a class that is wrong: java.lang.VerifyError");
  }
}

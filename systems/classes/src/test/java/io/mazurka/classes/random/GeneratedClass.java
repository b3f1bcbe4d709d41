package io.mazurka.classes.random;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A random class as bytecode, where a class loader finds it. */
final class GeneratedClass extends ClassLoader {

  static final String NAME = "io.mazurka.generated.Generated";

  private static final String TYPE = NAME.replace('.', '/');
  private static final String BODY = "io/mazurka/classes/twins/GeneratedBody";
  private static final String ATOMIC = "java/util/concurrent/atomic/AtomicInteger";
  private static final String LOCK = "java/util/concurrent/locks/ReentrantLock";
  private static final String UPDATER = "java/util/concurrent/atomic/AtomicIntegerFieldUpdater";
  private static final int REGISTER = 1;

  private final byte[] file;

  /** The class of a plan, which tells {@link Ends} under {@code key} how executions end. */
  GeneratedClass(RandomClass plan, String key) {
    super(GeneratedClass.class.getClassLoader());
    this.file = write(plan, key);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!name.equals(NAME)) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, file, 0, file.length);
  }

  @Override
  public InputStream getResourceAsStream(String name) {
    return name.equals(TYPE + ".class")
        ? new ByteArrayInputStream(file)
        : super.getResourceAsStream(name);
  }

  private static byte[] write(RandomClass plan, String key) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, TYPE, null, BODY, null);
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, BODY, "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    end(code);
    code = writer.visitMethod(Opcodes.ACC_PROTECTED, "threads", "()I", null, null);
    code.visitIntInsn(Opcodes.BIPUSH, plan.threads().size());
    code.visitInsn(Opcodes.IRETURN);
    end(code);
    code = writer.visitMethod(Opcodes.ACC_PROTECTED, "ended", "(Ljava/lang/String;)V", null, null);
    code.visitLdcInsn(key);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        "io/mazurka/classes/random/Ends",
        "note",
        "(Ljava/lang/String;Ljava/lang/String;)V",
        false);
    code.visitInsn(Opcodes.RETURN);
    end(code);
    code = writer.visitMethod(Opcodes.ACC_PROTECTED, "thread", "(I)I", null, null);
    for (int thread = 0; thread < plan.threads().size(); thread++) {
      Label next = new Label();
      code.visitVarInsn(Opcodes.ILOAD, 1);
      code.visitIntInsn(Opcodes.BIPUSH, thread);
      code.visitJumpInsn(Opcodes.IF_ICMPNE, next);
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitMethodInsn(Opcodes.INVOKESPECIAL, TYPE, "thread" + thread, "()I", false);
      code.visitInsn(Opcodes.IRETURN);
      code.visitLabel(next);
    }
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
    end(code);
    for (int thread = 0; thread < plan.threads().size(); thread++) {
      write(writer, "thread" + thread, plan.threads().get(thread));
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void end(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static void write(ClassWriter writer, String name, List<Line> lines) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PRIVATE, name, "()I", null, null);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ISTORE, REGISTER);
    lines.forEach(line -> write(code, line));
    code.visitVarInsn(Opcodes.ILOAD, REGISTER);
    code.visitInsn(Opcodes.IRETURN);
    end(code);
  }

  private static void write(MethodVisitor code, Line line) {
    int object = line.object();
    int value = line.value();
    switch (line.kind()) {
      case READ_FIELD -> read(code, "field" + object);
      case WRITE_FIELD -> write(code, "field" + object);
      case READ_VOLATILE -> read(code, "volatile" + object);
      case WRITE_VOLATILE -> write(code, "volatile" + object);
      case READ_ELEMENT -> {
        get(code, "elements", "[I");
        code.visitIntInsn(Opcodes.BIPUSH, object);
        code.visitInsn(Opcodes.IALOAD);
        code.visitVarInsn(Opcodes.ISTORE, REGISTER);
      }
      case WRITE_ELEMENT -> {
        get(code, "elements", "[I");
        code.visitIntInsn(Opcodes.BIPUSH, object);
        increment(code);
        code.visitInsn(Opcodes.IASTORE);
      }
      case COMPARE_AND_SET -> {
        get(code, "atomic" + object, "L" + ATOMIC + ";");
        code.visitIntInsn(Opcodes.BIPUSH, value);
        code.visitIntInsn(Opcodes.BIPUSH, value + 1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ATOMIC, "compareAndSet", "(II)Z", false);
        code.visitVarInsn(Opcodes.ISTORE, REGISTER);
      }
      case ADD -> {
        get(code, "atomic" + object, "L" + ATOMIC + ";");
        code.visitIntInsn(Opcodes.BIPUSH, value);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ATOMIC, "getAndAdd", "(I)I", false);
        code.visitVarInsn(Opcodes.ISTORE, REGISTER);
      }
      case COMPARE_AND_SET_FIELD -> {
        code.visitFieldInsn(Opcodes.GETSTATIC, TYPE, "UPDATER" + object, "L" + UPDATER + ";");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitIntInsn(Opcodes.BIPUSH, value);
        code.visitIntInsn(Opcodes.BIPUSH, value + 1);
        code.visitMethodInsn(
            Opcodes.INVOKEVIRTUAL, UPDATER, "compareAndSet", "(Ljava/lang/Object;II)Z", false);
        code.visitVarInsn(Opcodes.ISTORE, REGISTER);
      }
      case ENTER -> {
        get(code, "monitor" + object, "Ljava/lang/Object;");
        code.visitInsn(Opcodes.MONITORENTER);
      }
      case EXIT -> {
        get(code, "monitor" + object, "Ljava/lang/Object;");
        code.visitInsn(Opcodes.MONITOREXIT);
      }
      case LOCK, UNLOCK -> {
        get(code, "lock" + object, "L" + LOCK + ";");
        String method = line.kind().name().toLowerCase(java.util.Locale.ROOT);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOCK, method, "()V", false);
      }
      case TRY_LOCK -> tryLock(code, object);
      default -> throw new IllegalStateException();
    }
  }

  /** Tries to lock, and unlocks if that succeeds. */
  private static void tryLock(MethodVisitor code, int object) {
    Label failed = new Label();
    get(code, "lock" + object, "L" + LOCK + ";");
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOCK, "tryLock", "()Z", false);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ISTORE, REGISTER);
    code.visitJumpInsn(Opcodes.IFEQ, failed);
    get(code, "lock" + object, "L" + LOCK + ";");
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOCK, "unlock", "()V", false);
    code.visitLabel(failed);
  }

  private static void get(MethodVisitor code, String field, String type) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, TYPE, field, type);
  }

  private static void read(MethodVisitor code, String field) {
    get(code, field, "I");
    code.visitVarInsn(Opcodes.ISTORE, REGISTER);
  }

  private static void write(MethodVisitor code, String field) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    increment(code);
    code.visitFieldInsn(Opcodes.PUTFIELD, TYPE, field, "I");
  }

  private static void increment(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ILOAD, REGISTER);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IADD);
  }
}

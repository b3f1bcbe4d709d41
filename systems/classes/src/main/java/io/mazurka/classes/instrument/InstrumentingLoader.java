package io.mazurka.classes.instrument;

import io.mazurka.classes.instrument.facts.ClassFacts;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.classes.library.Models;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.kernel.InvalidModelException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;

/**
 * Loads rewritten classes under test, whose files it gets from its parent; the parent loads all
 * other classes. So a test needs neither an agent nor JVM options. Its classes are initialised
 * anew, with assertions enabled.
 */
public final class InstrumentingLoader extends ClassLoader implements TestSubject.Loader {

  static {
    registerAsParallelCapable();
  }

  /** The first version of class files that allows class constants, which rewritten code uses. */
  private static final int OLDEST = Opcodes.V1_5;

  /** The prefix of the names of classes that call methods of Java in place of reflection. */
  private static final String CALLING = "mazurka.calling.Call";

  private final Map<Executable, Method> calling = new HashMap<>();
  private final Scopes scopes;
  private final TestSubject subject;
  private final ClassRewriting rewriting;
  private final Set<String> defined = ConcurrentHashMap.newKeySet();

  /** The rewritten class files, by name. */
  private final Map<String, byte[]> files;

  public InstrumentingLoader(ClassLoader parent, Scopes scopes, TestSubject subject) {
    this(
        parent,
        scopes,
        subject,
        new ClassRewriting(scopes, new ClassFacts(parent), subject),
        new ConcurrentHashMap<>());
  }

  private InstrumentingLoader(
      ClassLoader parent,
      Scopes scopes,
      TestSubject subject,
      ClassRewriting rewriting,
      Map<String, byte[]> files) {
    super("under-test", parent);
    this.scopes = scopes;
    this.subject = subject;
    this.rewriting = rewriting;
    this.files = files;
    subject.loadedBy(this);
    clearAssertionStatus(); // ignores the options of the JVM
    setDefaultAssertionStatus(true);
    exportToRewrittenCode();
  }

  /** On the module path, lets rewritten classes call all packages of this module. */
  private void exportToRewrittenCode() {
    Module module = InstrumentingLoader.class.getModule();
    if (module.isNamed()) {
      module.getPackages().forEach(name -> module.addExports(name, getUnnamedModule()));
    }
  }

  /** A new loader of the same classes, which are not rewritten again. */
  public InstrumentingLoader again() {
    return new InstrumentingLoader(getParent(), scopes, subject, rewriting, files);
  }

  @Override
  public TestSubject subject() {
    return subject;
  }

  @Override
  public synchronized Method calling(Executable called) {
    Method known = calling.get(called);
    if (known == null) {
      known = define(called);
      calling.put(called, known);
    }
    return known;
  }

  private Method define(Executable called) {
    String name = "%s%d".formatted(CALLING, calling.size());
    byte[] file = rewriting.rewrite(CallingClass.of(name.replace('.', '/'), called));
    Class<?> made = defineClass(name, file, 0, file.length);
    return Arrays.stream(made.getMethods())
        .filter(method -> method.getName().equals("call"))
        .findFirst()
        .orElseThrow();
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (name.startsWith(GeneratedSubclass.PACKAGE)) {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? defineWatched(name) : loaded;
      }
    }
    if (!scopes.contains(name)) {
      if (scopes.excludes(name)) {
        subject.omissions().note(Omission.EXCLUDED_CLASSES, name);
      }
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }
  }

  private Class<?> defineWatched(String name) throws ClassNotFoundException {
    byte[] file = files.get(name);
    if (file == null) {
      Class<?> original = Class.forName(Models.watched(name));
      file =
          Models.isQueue(original.getName()) ? QueueClass.of(original) : WatchedClass.of(original);
      files.put(name, file);
    }
    return defineClass(name, file, 0, file.length);
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] known = files.get(name);
    if (known != null) {
      defined.add(name);
      return defineClass(name, known, 0, known.length);
    }
    byte[] file = file(name);
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    int version = ((file[6] & 0xFF) << 8) | (file[7] & 0xFF);
    if (version < OLDEST) {
      throw subject.refuseClass(
          "class %s was compiled for Java 1.4 or before, which cannot be explored; compile it again, or exclude its package"
              .formatted(name));
    }
    byte[] rewritten;
    try {
      rewritten = rewriting.rewrite(file);
    } catch (MethodTooLargeException e) {
      throw subject.refuseClass(
          "method %s of class %s is too large to be rewritten; divide it, or exclude the class"
              .formatted(e.getMethodName().replace("mazurka$body$", ""), name));
    } catch (RuntimeException e) {
      throw subject.refuseClass(
          "class %s cannot be rewritten: %s; exclude its package".formatted(name, e));
    }
    defined.add(name);
    files.put(name, rewritten);
    return defineClass(name, rewritten, 0, rewritten.length);
  }

  @Override
  public boolean isToBlameFor(LinkageError error) {
    if (error instanceof IncompatibleClassChangeError) {
      return String.valueOf(error.getMessage()).contains("mazurka");
    }
    boolean isOfFile = error instanceof VerifyError || error instanceof ClassFormatError;
    return isOfFile && defined.stream().allMatch(this::isRightItself);
  }

  /** Whether a class can be linked as it is, without being rewritten. */
  private boolean isRightItself(String name) {
    try {
      var unused = Class.forName(name, false, getParent()).getDeclaredMethods();
      return true;
    } catch (VerifyError | ClassFormatError e) {
      return false;
    } catch (LinkageError | ClassNotFoundException e) {
      return true; // another class is missing
    }
  }

  private byte @Nullable [] file(String name) throws ClassNotFoundException {
    try (InputStream stream = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      return stream == null ? null : stream.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    } catch (SecurityException e) {
      throw new InvalidModelException(
          "class %s does not match the signature of its jar: %s".formatted(name, e.getMessage()),
          e);
    }
  }
}

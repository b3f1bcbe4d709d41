package io.mazurka.classes.runtime;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.naming.LongNumbers;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.values.FieldInfo;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.threads.objects.SourceLine;
import io.mazurka.threads.real.OwnMistake;
import io.mazurka.threads.real.Refused;
import java.lang.constant.ClassDesc;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What all executions of one test share: the fields of the classes under test, the numbers of
 * everything that events access, and what was noticed on the way.
 */
public final class TestSubject {

  private final List<FieldInfo> fields = new ArrayList<>();
  private final Map<String, Integer> fieldNumbers = new HashMap<>();
  private final LongNumbers numbers = new LongNumbers();
  private final IdentityHashMap<Object, Long> initialized = new IdentityHashMap<>();
  private final Map<String, Integer> statics = new HashMap<>();
  private final IdentityHashMap<Object, Object> parts = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Integer> accessors = new IdentityHashMap<>();
  private @Nullable ClassLoader loader;
  private final Restoration restoration = new Restoration();

  /** The classes whose initialisers made objects, by the numbers of these. */
  private final List<Integer> makers = new ArrayList<>();

  private volatile @Nullable String refusal;
  private boolean interrupts;
  private final Allowance allowance;
  private final Omissions omissions = new Omissions();
  private final InitializationGraph initializations = new InitializationGraph();
  private @Nullable String race;

  /** What the executions of a test share in which so much is allowed. */
  public TestSubject(Allowance allowance) {
    this.allowance = allowance;
  }

  /** What may happen that is not explored otherwise. */
  Allowance allowance() {
    return allowance;
  }

  /** How to change back what executions change of what outlives them. */
  Restoration restoration() {
    return restoration;
  }

  /** The number of a field, which is made known by {@code info} if it is new. */
  public synchronized int field(String owner, String name, FieldSource source) {
    Integer known = fieldNumbers.get(owner + " " + name);
    if (known != null) {
      return known;
    }
    fields.add(source.get());
    fieldNumbers.put(owner + " " + name, fields.size() - 1);
    return fields.size() - 1;
  }

  /** Whoever loads the classes under test. */
  public interface Loader {

    /** What the executions of these classes share. */
    TestSubject subject();

    /** A method that is rewritten and calls a method or constructor of Java. */
    Method calling(Executable called);

    /** Whether rewriting has made an error that the classes under test do not have themselves. */
    boolean isToBlameFor(LinkageError error);
  }

  /** Makes what is known of a field. */
  @FunctionalInterface
  public interface FieldSource {

    FieldInfo get();
  }

  /** {@code updater} was made for a field. */
  synchronized void noteUpdater(Object updater, Class<?> owner, String name) {
    accessors.put(updater, compared(owner, name));
  }

  /** The number of the field that an updater is for. */
  synchronized int updated(Object updater) {
    Integer field = accessors.get(updater);
    if (field == null) {
      throw refuse(
          "a field updater is used that was made by classes which are not under test; include their package");
    }
    return field;
  }

  /** Says who loads the classes under test. */
  public void loadedBy(ClassLoader one) {
    loader = one;
  }

  /** Whoever loads the classes under test. */
  Loader loader() {
    if (loader instanceof Loader known) {
      return known;
    }
    throw new IllegalStateException("nobody loads the classes under test");
  }

  /** The same, as Java knows it. */
  @Nullable ClassLoader classLoader() {
    return loader;
  }

  /** The number of the field that a handle is for. */
  synchronized int accessed(VarHandle handle) {
    return accessors.computeIfAbsent(handle, unknown -> described(handle));
  }

  private int described(VarHandle handle) {
    VarHandle.VarHandleDesc description = handle.describeConstable().orElse(null);
    List<Class<?>> coordinates = handle.coordinateTypes();
    if (description == null || coordinates.size() > 1) {
      throw refuse(
          "a VarHandle is used that is neither for a field nor for an array; use one made by findVarHandle");
    }
    if (!coordinates.isEmpty()) {
      return compared(coordinates.get(0), description.constantName());
    }
    ClassDesc owner = (ClassDesc) description.bootstrapArgsList().get(0);
    String name = owner.descriptorString();
    String binary = name.substring(1, name.length() - 1).replace('/', '.');
    try {
      return compared(Class.forName(binary, false, loader), description.constantName());
    } catch (ClassNotFoundException e) {
      throw refuse(
          "a VarHandle is for a class that cannot be found: %s; put it on the class path"
              .formatted(owner.displayName()));
    }
  }

  /** The number of a field that is used by compare-and-set. */
  private int compared(Class<?> owner, String name) {
    try {
      boolean isVolatile = Modifier.isVolatile(owner.getDeclaredField(name).getModifiers());
      FieldSource source =
          () -> new FieldInfo(owner.getName(), name, isVolatile, owner.getClassLoader());
      return field(owner.getName(), name, source);
    } catch (NoSuchFieldException e) {
      throw refuse(
          "there is no field %s in %s; make the handle or updater for one that is declared there"
              .formatted(name, owner.getName()));
    }
  }

  FieldInfo field(int number) {
    return fields.get(number);
  }

  /** The number of what has this name. */
  int number(long name) {
    return numbers.of(name);
  }

  /** The name of an object that is being made while a class is initialised. */
  long nameInInitializer() {
    makers.add(initializations.running());
    return ObjectName.inInitializer(makers.size());
  }

  /** The class whose initialiser made what has this name; -1 if none did. */
  int makerOf(long name) {
    int nth = ObjectName.nthInInitializer(name);
    return nth == 0 ? -1 : makers.get(nth - 1);
  }

  /** Keeps the name of an object without a place for it that outlives executions. */
  void keep(Object object, long name) {
    initialized.put(object, name);
  }

  @Nullable Long kept(Object object) {
    return initialized.isEmpty() ? null : initialized.get(object);
  }

  /** Iterators, views and the like that outlive executions, with what they show. */
  Map<Object, Object> parts() {
    return parts;
  }

  /** The name of where the statics of a class, or of something else with a unique text, are. */
  long statics(String text) {
    return ObjectName.ofStatics(statics.computeIfAbsent(text, unknown -> statics.size()));
  }

  /** Which classes initialise which others. */
  public InitializationGraph initializations() {
    return initializations;
  }

  /** What was met and is not explored. */
  public Omissions omissions() {
    return omissions;
  }

  /** Somewhere in the code under test threads are interrupted. */
  public void noteInterrupts() {
    interrupts = true;
  }

  boolean hasInterrupts() {
    return interrupts;
  }

  /**
   * Refuses what the code under test does, even if that catches whatever is thrown. The message
   * tells the line that does it.
   */
  Refused refuse(String message) {
    String told = message + SourceLine.inWords(UserCode.line());
    refusal = refusal == null ? told : refusal;
    return new Refused(told);
  }

  /** Refuses a class that an execution, or whoever prepares one, would load. */
  public Error refuseClass(String message) {
    if (Actor.current() == null) {
      throw new InvalidModelException(message);
    }
    return refuse(message);
  }

  /** Refuses a thread that runs code under test although no test did start it. */
  static Refused refuseStranger() {
    String message =
        "%s runs code under test, but the test did not start it; start threads in the body, and use executors made there"
            .formatted(Thread.currentThread().getName());
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .map(frame -> frame.getDeclaringClass().getClassLoader())
                    .filter(Loader.class::isInstance)
                    .findFirst()
                    .map(loader -> ((Loader) loader).subject().refuse(message))
                    .orElseGet(() -> new Refused(message)));
  }

  /** What to throw in place of an error of the code under test: it may be a mistake of ours. */
  Error blamed(LinkageError error) {
    boolean ours = loader instanceof Loader one && one.isToBlameFor(error);
    return ours ? new OwnMistake("rewriting has made a class that is wrong: " + error) : error;
  }

  /** Why the code under test was refused, or null. */
  public @Nullable String refusal() {
    return refusal;
  }

  /** Goes no further if something was refused. */
  void requireAccepted() {
    String message = refusal;
    if (message != null) {
      throw new Refused(message);
    }
  }

  void noteRace(Supplier<String> found) {
    race = race == null ? found.get() : race;
  }

  /** The first data race that was found, or null. */
  public @Nullable String race() {
    return race;
  }
}

package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Handovers;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.memory.RaceClocks;
import io.mazurka.classes.naming.Named;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.statics.LoadedClasses;
import io.mazurka.classes.values.AtomicValues;
import io.mazurka.classes.values.FieldInfo;
import io.mazurka.threads.objects.DeclaredThread;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.ThreadBody;
import io.mazurka.threads.objects.World;
import io.mazurka.threads.real.Refused;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One execution of the code under test: its threads, and everything that their events access. */
public final class ClassRun {

  /** How many objects without a place for their name, and threads, there usually are. */
  private static final int FEW = 8;

  private final World world;
  private final TestSubject subject;
  private final LoadedClasses classes;
  private final boolean shows;
  private @Nullable Labels labels;
  private final RaceClocks races = new RaceClocks();
  private final Handovers handovers = new Handovers(races);
  private final Overlaps overlaps = new Overlaps(this);
  private final SilentAccesses silent = new SilentAccesses(this);
  private final IdentityHashMap<Object, Long> names = new IdentityHashMap<>(FEW);
  private final IdentityHashMap<Thread, Actor> actors = new IdentityHashMap<>(FEW);

  /** The threads of which it is known whether they are daemons. */
  private final IdentityHashMap<Thread, Boolean> daemons = new IdentityHashMap<>(FEW);

  /** The classes that were used. */
  private final BitSet touched = new BitSet();

  /** What threads that were made have inherited. */
  private final IdentityHashMap<Thread, Map<Object, @Nullable Object>> inherited =
      new IdentityHashMap<>(0);

  private @Nullable EventObject<?>[] objects = new EventObject<?>[64];

  private boolean prepared;

  /** The number of threads that were started and that nobody has waited for. */
  private int unjoined;

  private ClassRun(World world, TestSubject subject) {
    this.world = world;
    this.subject = subject;
    this.classes = subject.classes();
    this.shows = world.showsLines();
  }

  /** Declares the program whose main thread runs {@code body}. */
  public static ClassRun declare(World world, TestSubject subject, Runnable body) {
    ClassRun run = new ClassRun(world, subject);
    Thread thread = new Thread("main");
    thread.setContextClassLoader(run.classes.loader());
    Actor main = new Actor(run, world.numberThread(), thread, "main");
    run.actors.put(main.thread(), main);
    Runnable code = () -> main.attached(body);
    world.declare(new DeclaredThread(main.number(), "main", new ThreadBody.Code(code)));
    return run;
  }

  /** The number of a thread that is started now. */
  int numberThread() {
    try {
      return world.numberThread();
    } catch (Refused e) {
      throw subject.refuse(String.valueOf(e.getMessage()));
    }
  }

  World world() {
    return world;
  }

  TestSubject subject() {
    return subject;
  }

  /** The classes under test as they were loaded for this execution. */
  LoadedClasses classes() {
    return classes;
  }

  boolean shows() {
    return shows;
  }

  Labels labels() {
    if (labels == null) {
      labels = new Labels(this::nameOf);
    }
    return labels;
  }

  /** Whether only one thread is left that could do anything, and it knows of all others' ends. */
  boolean isSolo() {
    return unjoined == 0;
  }

  /**
   * A thread is started. Before the first one, classes are initialised that executions before have
   * initialised among several threads, lest it depends on these who does so where.
   */
  void noteStart() {
    if (!prepared) {
      prepared = true;
      subject.initializations().amongThreads().forEach(classes::initialize);
    }
    unjoined++;
  }

  void noteJoin() {
    unjoined--;
  }

  void setDaemon(Thread thread, boolean daemon) {
    daemons.put(thread, daemon);
  }

  /** Whether a thread is a daemon: as it was told, or like {@code maker}. */
  boolean isDaemon(Thread thread, Actor maker) {
    Boolean told = daemons.get(thread);
    // threads are daemons unless told otherwise, because those that make them are
    return told == null ? thread.isDaemon() && daemons.getOrDefault(maker.thread(), false) : told;
  }

  /** Whether the execution has not used a class before. */
  boolean isFirstTouch(int type) {
    boolean first = !touched.get(type);
    touched.set(type);
    return first;
  }

  /** What a thread that was made has inherited. */
  Map<Object, @Nullable Object> inherited(Thread thread) {
    return inherited.computeIfAbsent(thread, first -> new IdentityHashMap<>(0));
  }

  Map<Thread, Actor> actors() {
    return actors;
  }

  /** The execution changes what outlives it: {@code action} changes it back. */
  void undoBy(Runnable action) {
    subject.restoration().by(action);
  }

  /** Whether an object was made by an initialiser. */
  boolean outlives(Object object) {
    return object instanceof Named named
        ? ObjectName.outlives(named.mazurka$name())
        : classes.kept(object) != null;
  }

  /** Keeps the value of a field that outlives the execution before it is written. */
  void save(Object object, int field, Actor actor) {
    if (object instanceof Named && outlives(object) && !actor.isInitializing()) {
      FieldInfo info = classes.field(field);
      Object before = info.get(object);
      undoBy(() -> info.set(object, before));
    }
  }

  /** Whether a collection outlives the execution, which has not changed it before. */
  boolean isFirstChange(Object collection) {
    return collection instanceof Named
        && outlives(collection)
        && subject.restoration().isFirstChange(collection);
  }

  void saveStatic(int field) {
    FieldInfo info = classes.field(field);
    Object before = info.get(null);
    undoBy(() -> info.set(null, before));
  }

  void saveElement(Object array, int index, Actor actor) {
    if (classes.kept(array) != null && !actor.isInitializing()) {
      Object before = Array.get(array, index);
      undoBy(() -> Array.set(array, index, before));
    }
  }

  void saveCell(Object variable, int index, Actor actor) {
    if (classes.kept(variable) != null && !actor.isInitializing()) {
      undoBy(AtomicValues.restoring(variable, index));
    }
  }

  /** What a thread is called: as the user says, or by its number. */
  String threadName(Thread thread, int number) {
    String given = thread.getName();
    boolean anonymous = given.isEmpty() || given.startsWith("Thread-");
    String base = anonymous ? "Thread-" + (number - 1) : given;
    for (Actor actor : actors.values()) {
      if (actor.name().equals(base)) {
        return base + "#" + number;
      }
    }
    return base;
  }

  @Nullable EventObject<?> object(int number) {
    return number < objects.length ? objects[number] : null;
  }

  <T extends EventObject<?>> T add(T object) {
    int number = object.number();
    if (number >= objects.length) {
      objects = Arrays.copyOf(objects, Math.max(number + 1, 2 * objects.length));
    }
    objects[number] = object;
    return object;
  }

  /** An event was taken. */
  void took(int thread, EventObject<?> object, Order order, Operation<?> operation) {
    silent.count(thread, order);
    take(thread, object, order, operation);
  }

  /** Remembers the first data race beyond the execution, whatever that comes to. */
  private void take(int thread, EventObject<?> object, Order order, Operation<?> operation) {
    boolean raced = hasRace();
    races.take(thread, object.history(this), order, operation);
    if (!raced && hasRace()) {
      subject.noteRace(this::raceInWords);
    }
  }

  /** What threads learn from each other by elements of concurrent collections. */
  Handovers handovers() {
    return handovers;
  }

  Overlaps overlaps() {
    return overlaps;
  }

  /** Accesses that are no events. */
  SilentAccesses silent() {
    return silent;
  }

  /** Nobody but who made it has accessed an object so far. */
  void forget(EventObject<?> object) {
    objects[object.number()] = null;
  }

  /** An access was made that is no event, but may race. */
  void tookSilently(int thread, EventObject<?> object, Order order, Operation<?> operation) {
    object.isAccessedSilently = true;
    take(thread, object, order, operation);
  }

  /** Something raced although not all orders of its accesses are explored. */
  void noteSilentRace(EventObject<?> object) {
    subject.omissions().note(Omission.SILENT_RACES, object.name());
  }

  /** Whether plain accesses raced. */
  public boolean hasRace() {
    return races.race() != null;
  }

  /** The data race, in words; both lines are known if events are shown. */
  public String raceInWords() {
    RaceClocks.DataRace race = races.race();
    return race == null ? "" : race.inWords(this::nameOf);
  }

  String nameOf(int thread) {
    return actor(thread).name();
  }

  Actor actor(int number) {
    return actors.values().stream()
        .filter(actor -> actor.number() == number)
        .findFirst()
        .orElseThrow();
  }

  private String nameOf(Thread thread) {
    Actor actor = actors.get(thread);
    return actor == null ? "a thread" : actor.name();
  }

  /** The name of any object; one that nobody named is named after whoever asks first. */
  long name(Object object, Actor asking) {
    if (object instanceof Named named) {
      long name = named.mazurka$name();
      if (name == 0) {
        name = asking.nextName();
        named.mazurka$name(name);
      }
      return name;
    }
    Long known = names.get(object);
    if (known == null) {
      known = classes.kept(object);
    }
    if (known == null) {
      known = object instanceof Class<?> type ? subject.statics(type.getName()) : asking.nextName();
      names.put(object, known);
    }
    return known;
  }

  /** Whether an object without a place for its name has one. */
  boolean isNamed(Object object) {
    return names.containsKey(object) || classes.kept(object) != null;
  }

  /** Names an object without a place for its name, which was just made. */
  void nameFresh(Object object, Actor maker) {
    if (maker.isInitializing()) {
      classes.keep(object, maker.nextName());
    } else {
      names.put(object, maker.nextName());
    }
  }
}

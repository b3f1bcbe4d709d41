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
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.ThreadBody;
import io.mazurka.threads.operations.World;
import io.mazurka.threads.real.turns.Refused;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One execution of the code under test: its threads, and everything that their events access. */
public final class ClassRun {

  /** The usual number of threads, and of objects that cannot hold their name. */
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

  /** The threads that the code under test has declared to be daemons or not. */
  private final IdentityHashMap<Thread, Boolean> daemons = new IdentityHashMap<>(FEW);

  /** The classes that were used. */
  private final BitSet touched = new BitSet();

  /** The inherited thread-local values of threads that were made. */
  private final IdentityHashMap<Thread, Map<Object, @Nullable Object>> inherited =
      new IdentityHashMap<>(0);

  private @Nullable AccessedObject<?>[] objects = new AccessedObject<?>[64];

  private boolean prepared;

  /** The number of threads that were started and not joined yet. */
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

  /** A number for a thread that is being started. */
  public int numberThread() {
    try {
      return world.numberThread();
    } catch (Refused e) {
      throw subject.refuse(String.valueOf(e.getMessage()));
    }
  }

  public World world() {
    return world;
  }

  public TestSubject subject() {
    return subject;
  }

  /** The classes under test as they were loaded for this execution. */
  public LoadedClasses classes() {
    return classes;
  }

  public boolean shows() {
    return shows;
  }

  Labels labels() {
    if (labels == null) {
      labels = new Labels(this::nameOf);
    }
    return labels;
  }

  /** Whether only one thread is left: every thread that was started has been joined. */
  public boolean isSolo() {
    return unjoined == 0;
  }

  /**
   * Notes that a thread is started. Before the first start, all classes are initialised that
   * earlier executions have initialised while several threads ran; otherwise the schedule would
   * decide which thread initialises them.
   */
  public void noteStart() {
    if (!prepared) {
      prepared = true;
      subject.initializations().amongThreads().forEach(classes::initialize);
    }
    unjoined++;
  }

  void noteJoin() {
    unjoined--;
  }

  public void setDaemon(Thread thread, boolean daemon) {
    daemons.put(thread, daemon);
  }

  /**
   * Whether a thread is a daemon: as the code under test has said, or like the thread that made it.
   */
  public boolean isDaemon(Thread thread, Actor maker) {
    Boolean told = daemons.get(thread);
    // pooled threads are daemons, so new threads are daemons by default
    return told == null ? thread.isDaemon() && daemons.getOrDefault(maker.thread(), false) : told;
  }

  /** Whether the execution has not used a class before. */
  public boolean isFirstTouch(int type) {
    boolean first = !touched.get(type);
    touched.set(type);
    return first;
  }

  /** The thread-local values that a new thread has inherited. */
  public Map<Object, @Nullable Object> inherited(Thread thread) {
    return inherited.computeIfAbsent(thread, first -> new IdentityHashMap<>(0));
  }

  public Map<Thread, Actor> actors() {
    return actors;
  }

  /** Notes a change of an object that outlives the execution; {@code action} undoes it. */
  public void undoBy(Runnable action) {
    subject.restoration().by(action);
  }

  /** Whether an object was made by an initialiser. */
  boolean outlives(Object object) {
    return object instanceof Named named
        ? ObjectName.outlives(named.mazurka$name())
        : classes.kept(object) != null;
  }

  /** Keeps the value of a field that outlives the execution before it is written. */
  public void save(Object object, int field, Actor actor) {
    if (object instanceof Named && outlives(object) && !actor.isInitializing()) {
      FieldInfo info = classes.field(field);
      Object before = info.get(object);
      undoBy(() -> info.set(object, before));
    }
  }

  /** Whether a collection outlives the execution, and this is its first change. */
  public boolean isFirstChange(Object collection) {
    return collection instanceof Named
        && outlives(collection)
        && subject.restoration().isFirstChange(collection);
  }

  public void saveStatic(int field) {
    FieldInfo info = classes.field(field);
    Object before = info.get(null);
    undoBy(() -> info.set(null, before));
  }

  public void saveElement(Object array, int index, Actor actor) {
    if (classes.kept(array) != null && !actor.isInitializing()) {
      Object before = Array.get(array, index);
      undoBy(() -> Array.set(array, index, before));
    }
  }

  public void saveCell(Object variable, int index, Actor actor) {
    if (classes.kept(variable) != null && !actor.isInitializing()) {
      undoBy(AtomicValues.restoring(variable, index));
    }
  }

  /** The name of a thread: the user's, or one made of its number. */
  public String threadName(Thread thread, int number) {
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

  public @Nullable AccessedObject<?> object(int number) {
    return number < objects.length ? objects[number] : null;
  }

  public <T extends AccessedObject<?>> T add(T object) {
    int number = object.number();
    if (number >= objects.length) {
      objects = Arrays.copyOf(objects, Math.max(number + 1, 2 * objects.length));
    }
    objects[number] = object;
    return object;
  }

  /** An event was taken. */
  public void took(int thread, AccessedObject<?> object, Order order, Operation<?> operation) {
    silent.count(thread, order);
    take(thread, object, order, operation);
  }

  /** Records an event, and remembers the first data race for all executions. */
  private void take(int thread, AccessedObject<?> object, Order order, Operation<?> operation) {
    boolean raced = hasRace();
    races.take(thread, object.history(this), order, operation);
    if (!raced && hasRace()) {
      subject.noteRace(this::raceInWords);
    }
  }

  /** The order that elements of concurrent collections create. */
  public Handovers handovers() {
    return handovers;
  }

  public Overlaps overlaps() {
    return overlaps;
  }

  /** Accesses that are no events. */
  public SilentAccesses silent() {
    return silent;
  }

  /** Forgets the accesses to an object, which only its maker has accessed so far. */
  void forget(AccessedObject<?> object) {
    objects[object.number()] = null;
  }

  /** Records an access that is no event, but may race. */
  void tookSilently(int thread, AccessedObject<?> object, Order order, Operation<?> operation) {
    object.isAccessedSilently = true;
    take(thread, object, order, operation);
  }

  /** Notes a race on an object not all of whose access orders are explored. */
  void noteSilentRace(AccessedObject<?> object) {
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

  public Actor actor(int number) {
    return actors.values().stream()
        .filter(actor -> actor.number() == number)
        .findFirst()
        .orElseThrow();
  }

  private String nameOf(Thread thread) {
    Actor actor = actors.get(thread);
    return actor == null ? "a thread" : actor.name();
  }

  /** The name of an object; an object without a name is named by the first thread that asks. */
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

  /** Whether an object that cannot hold its name has been named. */
  boolean isNamed(Object object) {
    return names.containsKey(object) || classes.kept(object) != null;
  }

  /** Names a new object that cannot hold its name. */
  void nameFresh(Object object, Actor maker) {
    if (maker.isInitializing()) {
      classes.keep(object, maker.nextName());
    } else {
      names.put(object, maker.nextName());
    }
  }
}

package io.mazurka.classes.runtime;

import io.mazurka.classes.initialization.InitializationGraph;
import io.mazurka.classes.local.Nesting;
import io.mazurka.classes.naming.Named;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.values.FieldInfo;
import org.jspecify.annotations.Nullable;

/** Finds the locations that a thread accesses, by their names, and adds new ones. */
abstract sealed class Places permits Actor {

  /** The number of classes that the thread is initialising. */
  private int initializing;

  private final Nesting nesting = new Nesting();

  /** The execution that the thread is part of. */
  abstract ClassRun run();

  /** Whether a class is being initialised by the thread. */
  public boolean isInitializing() {
    return initializing > 0;
  }

  void enterInitializer() {
    initializing++;
  }

  void leaveInitializer() {
    initializing--;
  }

  /**
   * Whether accesses of the thread are no events now: it is the only thread, it initialises a
   * class, or the access is part of an operation.
   */
  public boolean isUnseen() {
    return isInitializing() || nesting.isAtomic() || run().isSolo();
  }

  /** Whether no access of the thread can race: it is the only thread, or it initialises a class. */
  public boolean isAlone() {
    return isInitializing() || run().isSolo();
  }

  /** The operations that the thread has begun and not ended. */
  public Nesting nesting() {
    return nesting;
  }

  /**
   * Notes that code which an atomic operation calls makes an access that would otherwise be an
   * event.
   */
  public void noteHidden() {
    if (nesting.isAtomic() && !isAlone()) {
      run().subject().omissions().note(Omission.CALLED_CODE, nesting.name(Labels::simpleName));
    }
  }

  /**
   * Notes that the thread accesses an object; an initialiser depends on objects that it has not
   * made.
   */
  public void reach(@Nullable Object object) {
    if (!isInitializing() || object == null) {
      return;
    }
    TestSubject subject = run().subject();
    Long name =
        object instanceof Named named
            ? Long.valueOf(named.mazurka$name())
            : run().classes().kept(object);
    if (object instanceof Class<?> type) {
      reachStatics(type.getName());
    } else if (name != null && name != 0) {
      reach(name.longValue());
    } else if (run().isNamed(object)) {
      subject.initializations().reach(-1);
    }
  }

  /** Notes that the thread accesses the object with this name. */
  public void reach(long name) {
    if (isInitializing()) {
      run().subject().initializations().reach(run().classes().makerOf(name));
    }
  }

  /** An initialiser accesses a static field of the class {@code owner}. */
  void reachStatics(String owner) {
    if (isInitializing()) {
      InitializationGraph graph = run().subject().initializations();
      graph.reach(graph.number(owner.replace('.', '/')));
    }
  }

  private long name(Object object) {
    return run().name(object, (Actor) this);
  }

  /** An object that is accessed as a whole. */
  public Location whole(Object object) {
    int location = run().subject().number(ObjectName.part(name(object), ObjectName.WHOLE));
    AccessedObject<?> known = run().object(location);
    return known == null ? run().add(Location.ofWhole(location, run(), object)) : (Location) known;
  }

  /** The field of an object that others may see, or a static field if {@code object} is null. */
  public Location field(@Nullable Object object, int field) {
    FieldInfo info = run().classes().field(field);
    long name = object == null ? run().subject().statics(info.owner()) : name(object);
    int location = run().subject().number(ObjectName.part(name, field));
    AccessedObject<?> known = run().object(location);
    return known == null
        ? run().add(new Location(location, run(), object, info))
        : (Location) known;
  }

  public Location element(Object array, int index) {
    int location = run().subject().number(ObjectName.part(name(array), index));
    AccessedObject<?> known = run().object(location);
    return known == null
        ? run().add(new Location(location, run(), array, index, false))
        : (Location) known;
  }

  /** An atomic variable, or an element of an atomic array. */
  public Location cell(Object variable, int index) {
    int slot = index < 0 ? ObjectName.WHOLE : index;
    int location = run().subject().number(ObjectName.part(name(variable), slot));
    AccessedObject<?> known = run().object(location);
    return known == null
        ? run().add(new Location(location, run(), variable, index, true))
        : (Location) known;
  }

  public ObjectMonitor monitor(Object object) {
    long name = name(object);
    int location = run().subject().number(ObjectName.part(name, ObjectName.MONITOR));
    AccessedObject<?> known = run().object(location);
    return known == null
        ? run().add(new ObjectMonitor(location, run(), object))
        : (ObjectMonitor) known;
  }
}

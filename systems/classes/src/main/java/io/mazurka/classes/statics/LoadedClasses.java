package io.mazurka.classes.statics;

import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.values.DeclaredFields;
import io.mazurka.classes.values.FieldInfo;
import io.mazurka.threads.real.turns.Refused;
import java.lang.constant.ClassDesc;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The classes under test as they were loaded once, with everything that lives as long as they do:
 * their fields, the objects that their initialisers have made, and the updaters and handles of
 * their fields.
 */
public final class LoadedClasses {

  private final ClassLoader loader;
  private final DeclaredFields declared;
  private final Function<String, Refused> refusing;
  private final List<@Nullable FieldInfo> fields = new ArrayList<>();
  private final IdentityHashMap<Object, Long> kept = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Object> parts = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Integer> accessors = new IdentityHashMap<>();

  /** By number of an object that an initialiser made, the class of this initialiser. */
  private final List<Integer> makers = new ArrayList<>();

  /**
   * Classes that were just loaded.
   *
   * @param refusing makes the exception for unsupported code under test
   */
  public LoadedClasses(
      ClassLoader loader, DeclaredFields declared, Function<String, Refused> refusing) {
    this.loader = loader;
    this.declared = declared;
    this.refusing = refusing;
  }

  /** The loader of the classes. */
  public ClassLoader loader() {
    return loader;
  }

  /** The field with this number. */
  public synchronized FieldInfo field(int number) {
    while (fields.size() <= number) {
      fields.add(null);
    }
    FieldInfo known = fields.get(number);
    if (known == null) {
      known = declared.get(number, loader);
      fields.set(number, known);
    }
    return known;
  }

  /** A name for the object that the initialiser of class {@code maker} is making. */
  public long nameInInitializer(int maker) {
    makers.add(maker);
    return ObjectName.inInitializer(makers.size());
  }

  /** The class whose initialiser made the object with this name; -1 if no initialiser did. */
  public int makerOf(long name) {
    int nth = ObjectName.nthInInitializer(name);
    return nth == 0 ? -1 : makers.get(nth - 1);
  }

  /**
   * Keeps the name of an object that an initialiser has made and that cannot hold its name itself.
   */
  public void keep(Object object, long name) {
    kept.put(object, name);
  }

  public @Nullable Long kept(Object object) {
    return kept.isEmpty() ? null : kept.get(object);
  }

  /**
   * Iterators, views and the like that initialisers have made, with the objects that they belong
   * to.
   */
  public Map<Object, Object> parts() {
    return parts;
  }

  /** Initialises a class, unless it is initialised or its initialisation has failed. */
  public void initialize(String name) {
    try {
      Class.forName(name, true, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      return; // the code that uses the class gets the error
    }
  }

  /** Notes that {@code updater} was made for a field. */
  public synchronized void noteUpdater(Object updater, Class<?> owner, String name) {
    accessors.put(updater, compared(owner, name));
  }

  /** The number of the field that an updater is for. */
  public synchronized int updated(Object updater) {
    Integer field = accessors.get(updater);
    if (field == null) {
      throw refusing.apply(
          "a field updater is used that was made by classes which are not under test; include their package");
    }
    return field;
  }

  /** The number of the field that a handle is for. */
  public synchronized int accessed(VarHandle handle) {
    return accessors.computeIfAbsent(handle, unknown -> described(handle));
  }

  private int described(VarHandle handle) {
    VarHandle.VarHandleDesc description = handle.describeConstable().orElse(null);
    List<Class<?>> coordinates = handle.coordinateTypes();
    if (description == null || coordinates.size() > 1) {
      throw refusing.apply(
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
      throw refusing.apply(
          "a VarHandle is for a class that cannot be found: %s; put it on the class path"
              .formatted(owner.displayName()));
    }
  }

  /** The number of a field that is used by compare-and-set. */
  private int compared(Class<?> owner, String name) {
    try {
      boolean isVolatile = Modifier.isVolatile(owner.getDeclaredField(name).getModifiers());
      return declared.number(owner.getName(), name, isVolatile);
    } catch (NoSuchFieldException e) {
      throw refusing.apply(
          "there is no field %s in %s; make the handle or updater for one that is declared there"
              .formatted(name, owner.getName()));
    }
  }
}

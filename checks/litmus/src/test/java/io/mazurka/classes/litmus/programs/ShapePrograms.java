package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Every shape over every kind of variable. */
public final class ShapePrograms extends Family {

  private static final List<Litmus<?>> ALL = List.copyOf(all());

  @Override
  public List<Litmus<?>> programs() {
    return ALL;
  }

  private static List<Litmus<?>> all() {
    List<Litmus<?>> all = new ArrayList<>();
    for (Shape shape : Shape.all()) {
      add(all, shape, "fields", Mode.PLAIN, FieldCells.Plain::new);
      add(all, shape, "elements", Mode.PLAIN, FieldCells.Elements::new);
      add(all, shape, "plain handles", Mode.PLAIN, HandleCells.Plain::new);
      add(all, shape, "plain atomics", Mode.PLAIN, AtomicCells.Plain::new);
      add(all, shape, "opaque handles", Mode.OPAQUE, HandleCells.Opaque::new);
      add(all, shape, "opaque elements", Mode.OPAQUE, HandleCells.OpaqueElements::new);
      add(all, shape, "opaque atomics", Mode.OPAQUE, AtomicCells.Opaque::new);
      add(all, shape, "release, acquire", Mode.RELEASE_ACQUIRE, HandleCells.ReleaseAcquire::new);
      add(
          all,
          shape,
          "release, acquire of elements",
          Mode.RELEASE_ACQUIRE,
          HandleCells.ReleaseAcquireElements::new);
      add(all, shape, "lazy atomics", Mode.RELEASE_ACQUIRE, AtomicCells.Lazy::new);
      add(all, shape, "volatile fields", Mode.VOLATILE, FieldCells.Volatile::new);
      add(all, shape, "volatile handles", Mode.VOLATILE, HandleCells.Volatile::new);
      add(all, shape, "volatile elements", Mode.VOLATILE, HandleCells.VolatileElements::new);
      add(all, shape, "atomics", Mode.VOLATILE, AtomicCells.Volatile::new);
      add(all, shape, "swapped atomics", Mode.VOLATILE, AtomicCells.Swapped::new);
      add(all, shape, "atomic array", Mode.VOLATILE, AtomicCells.Elements::new);
      add(all, shape, "updaters", Mode.VOLATILE, AtomicCells.Updated::new);
      add(all, shape, "monitor", Mode.VOLATILE, FieldCells.Guarded::new);
      add(all, shape, "lock", Mode.VOLATILE, FieldCells.Locked::new);
    }
    return all;
  }

  private static void add(
      List<Litmus<?>> all, Shape shape, String kind, Mode mode, Supplier<Cells> cells) {
    Litmus<Cells> litmus = Litmus.of(shape.name() + ", " + kind, cells);
    for (List<Shape.Step> steps : shape.threads()) {
      litmus.thread(variables -> variables.run(steps));
    }
    litmus.observe(variables -> variables.observe(shape));
    litmus.allows(String.join("; ", shape.interleaved()));
    if (mode.compareTo(shape.strength()) < 0) {
      litmus.weaker(shape.weak());
    }
    all.add(mode == Mode.PLAIN ? litmus.racy() : litmus);
  }
}

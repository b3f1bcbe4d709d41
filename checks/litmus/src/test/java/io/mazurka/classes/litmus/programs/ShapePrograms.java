package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Every shape over every kind of variable. */
public final class ShapePrograms extends Family {

  /** A kind of variable, and the mode in which it is accessed. */
  private record Kind(String name, Mode mode, Supplier<Cells> cells) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("fields", Mode.PLAIN, FieldCells.Plain::new),
          new Kind("elements", Mode.PLAIN, FieldCells.Elements::new),
          new Kind("plain handles", Mode.PLAIN, HandleCells.Plain::new),
          new Kind("plain atomics", Mode.PLAIN, AtomicCells.Plain::new),
          new Kind("opaque handles", Mode.OPAQUE, HandleCells.Opaque::new),
          new Kind("opaque elements", Mode.OPAQUE, HandleCells.OpaqueElements::new),
          new Kind("opaque atomics", Mode.OPAQUE, AtomicCells.Opaque::new),
          new Kind("release, acquire", Mode.RELEASE_ACQUIRE, HandleCells.ReleaseAcquire::new),
          new Kind(
              "release, acquire of elements",
              Mode.RELEASE_ACQUIRE,
              HandleCells.ReleaseAcquireElements::new),
          new Kind("lazy atomics", Mode.RELEASE_ACQUIRE, AtomicCells.Lazy::new),
          new Kind("volatile fields", Mode.VOLATILE, FieldCells.Volatile::new),
          new Kind("volatile handles", Mode.VOLATILE, HandleCells.Volatile::new),
          new Kind("volatile elements", Mode.VOLATILE, HandleCells.VolatileElements::new),
          new Kind("atomics", Mode.VOLATILE, AtomicCells.Volatile::new),
          new Kind("swapped atomics", Mode.VOLATILE, AtomicCells.Swapped::new),
          new Kind("atomic array", Mode.VOLATILE, AtomicCells.Elements::new),
          new Kind("updaters", Mode.VOLATILE, AtomicCells.Updated::new),
          new Kind("monitor", Mode.VOLATILE, FieldCells.Guarded::new),
          new Kind("lock", Mode.VOLATILE, FieldCells.Locked::new));

  private final List<Litmus<?>> programs = new ArrayList<>();

  @Override
  public List<Litmus<?>> programs() {
    if (programs.isEmpty()) {
      for (Shape shape : Shape.all()) {
        KINDS.forEach(kind -> programs.add(judged(shape, kind)));
      }
    }
    return programs;
  }

  @Override
  protected Litmus<?> program(int number) {
    return bare(Shape.all().get(number / KINDS.size()), KINDS.get(number % KINDS.size()));
  }

  private static Litmus<Cells> bare(Shape shape, Kind kind) {
    Litmus<Cells> litmus = Litmus.of(shape.name() + ", " + kind.name(), kind.cells());
    for (List<Shape.Step> steps : shape.threads()) {
      litmus.thread(variables -> variables.run(steps));
    }
    return litmus.observe(variables -> variables.observe(shape));
  }

  private static Litmus<Cells> judged(Shape shape, Kind kind) {
    Litmus<Cells> litmus = bare(shape, kind).allows(String.join("; ", shape.interleaved()));
    if (kind.mode().compareTo(shape.strength()) < 0) {
      litmus.weaker(shape.weak());
    }
    return kind.mode() == Mode.PLAIN ? litmus.racy() : litmus;
  }
}

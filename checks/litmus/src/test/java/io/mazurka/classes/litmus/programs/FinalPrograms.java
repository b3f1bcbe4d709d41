package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Objects that are published by a race: what final fields promise, and when not (JLS 17.5). */
public final class FinalPrograms extends Family {

  /** Where objects are published. */
  static final class Vars {
    @Nullable Object plain;
    volatile @Nullable Leaking leaked;
    volatile @Nullable Base child;
    int a = -1;
  }

  private static final class Mutable {
    int value;

    Mutable(int value) {
      this.value = value;
    }
  }

  private static final class Immutable {
    final int value;

    Immutable(int value) {
      this.value = value;
    }
  }

  private static final class Deep {
    final int[] values;

    Deep(int value) {
      values = new int[1];
      values[0] = value;
    }
  }

  private record Pair(int value, String name) {}

  private static final class Leaking {
    final int value;

    /** Publishes the object before it is made. */
    Leaking(Vars vars) {
      vars.leaked = this;
      value = 7;
    }

    /** Publishes the object when it is almost made. */
    Leaking(Vars vars, int value) {
      this.value = value;
      vars.plain = this;
    }
  }

  private static class Base {

    Base(Vars vars) {
      vars.child = this;
    }
  }

  private static final class Child extends Base {
    final int value;

    Child(Vars vars) {
      super(vars);
      value = 7;
    }
  }

  private interface Reading {
    int of(Object published);
  }

  /** One thread publishes by a plain field, another reads what it finds there. */
  private static Litmus<Vars> published(
      String name, Litmus.Actor<Vars> publication, Reading reading) {
    return Litmus.of(name, Vars::new)
        .thread(publication)
        .thread(
            s -> {
              Object found = s.plain;
              s.a = found == null ? -1 : reading.of(found);
            })
        .observe(s -> "" + s.a)
        .allows("-1; 7")
        .racy();
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        published("a field", s -> s.plain = new Mutable(7), found -> ((Mutable) found).value)
            .weaker("0"),
        published(
            "a final field", s -> s.plain = new Immutable(7), found -> ((Immutable) found).value),
        published(
            "behind a final field", s -> s.plain = new Deep(7), found -> ((Deep) found).values[0]),
        published("a record", s -> s.plain = new Pair(7, "x"), found -> ((Pair) found).value()),
        published("a string", s -> s.plain = "x".repeat(7), found -> ((String) found).length()),
        published("a boxed number", s -> s.plain = Integer.valueOf(7), found -> (Integer) found),
        published("an element", s -> s.plain = new int[] {7}, found -> ((int[]) found)[0])
            .weaker("0"),
        published(
            "a captured variable",
            s -> s.plain = supplier(7),
            found -> ((IntSupplier) found).getAsInt()),
        // A volatile field is no final one: nothing orders its first value with the reader.
        published(
                "an atomic variable",
                s -> s.plain = new AtomicInteger(7),
                found -> ((AtomicInteger) found).get())
            .weaker("0"),
        // The field is frozen at the end of the constructor, and the reader may come before.
        published(
                "a final field, leaked at the end",
                s -> new Leaking(s, 7),
                found -> ((Leaking) found).value)
            .weaker("0"),
        published(
                "written after the constructor",
                s -> {
                  Deep deep = new Deep(7);
                  s.plain = deep;
                  deep.values[0] = 8;
                },
                found -> ((Deep) found).values[0])
            .allows("8"),
        Litmus.of("a final field, leaked at the beginning", Vars::new)
            .thread(s -> new Leaking(s))
            .thread(
                s -> {
                  Leaking found = s.leaked;
                  s.a = found == null ? -1 : found.value;
                })
            .observe(s -> "" + s.a)
            .allows("-1; 7")
            .unless(Omission.SILENT_RACES, "Leaking.value", "0")
            .racy(),
        Litmus.of("a final field, leaked by the class above", Vars::new)
            .thread(s -> new Child(s))
            .thread(
                s -> {
                  Base found = s.child;
                  s.a = found == null ? -1 : ((Child) found).value;
                })
            .observe(s -> "" + s.a)
            .allows("-1; 7")
            .unless(Omission.SILENT_RACES, "Child.value", "0")
            .racy());
  }

  private static IntSupplier supplier(int value) {
    return () -> value;
  }
}

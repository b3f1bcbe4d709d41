package io.mazurka.classes.twins;

import java.util.concurrent.atomic.AtomicReference;

/** Objects with final fields, which others get to know before or after they are made. */
public final class Leaks extends Twin {

  private static volatile Leaking known;
  private static volatile Fixed fixed;
  private static volatile Point point;
  private static Fixed plain;

  /** Tells of itself before its fields are there. */
  static final class Leaking {
    final int number;

    Leaking() {
      known = this;
      number = 5;
    }

    Leaking(Thread reader) {
      reader.start();
      number = 5;
    }
  }

  /** Tells of itself when it has a field and lacks another. */
  static class Base {
    final int first;

    Base(int first) {
      this.first = first;
      seen();
    }

    void seen() {}
  }

  static final class Derived extends Base {
    private static volatile Derived last;
    final int second;

    Derived() {
      super(1);
      second = 2;
    }

    @Override
    void seen() {
      last = this;
    }
  }

  static final class Fixed {
    final int number;

    Fixed(int number) {
      this.number = number;
    }
  }

  record Point(int x, int y) {
    Point(int x, int y) {
      point = this;
      this.x = x;
      this.y = y;
    }
  }

  record Pair(int x, int y) {}

  private static void require(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }

  void leakedByAVolatileField() {
    threads(
        Leaking::new,
        () -> {
          Leaking found = known;
          if (found != null) {
            require(found.number >= 0);
          }
        });
  }

  void leakedToAThread() throws InterruptedException {
    Leaking[] made = new Leaking[1];
    Thread reader = new Thread(() -> require(made[0] == null || made[0].number >= 0));
    made[0] = new Leaking(reader);
    reader.join();
  }

  void leakedByASuperclass() {
    threads(
        Derived::new,
        () -> {
          Derived found = Derived.last;
          if (found != null) {
            require(found.first + found.second >= 0);
          }
        });
  }

  /** What was there before it was told of may be read. */
  void leakedWithWhatIsThere() {
    threads(
        Derived::new,
        () -> {
          Derived found = Derived.last;
          if (found != null) {
            require(found.first == 1);
          }
        });
  }

  void leakedRecord() {
    threads(
        () -> new Point(1, 2),
        () -> {
          Point found = point;
          if (found != null) {
            require(found.x() >= 0);
          }
        });
  }

  void publishedWhenMade() {
    Pair[] pairs = new Pair[1];
    threads(
        () -> {
          pairs[0] = new Pair(1, 2);
          fixed = new Fixed(5);
        },
        () -> {
          Fixed found = fixed;
          if (found != null) {
            require(found.number == 5 && pairs[0].x() == 1 && pairs[0].y() == 2);
          }
        });
  }

  /** However others get to know what is made, they find its final fields. */
  void publishedOpaquely() {
    AtomicReference<Fixed> reference = new AtomicReference<>();
    AtomicReference<Pair> pair = new AtomicReference<>();
    threads(
        () -> {
          pair.setOpaque(new Pair(1, 2));
          reference.setOpaque(new Fixed(5));
        },
        () -> {
          Fixed found = reference.getOpaque();
          Pair both = pair.getOpaque();
          require((found == null || found.number == 5) && (both == null || both.y() == 2));
        });
  }

  void leakedOpaquely() {
    AtomicReference<Object> reference = new AtomicReference<>();
    threads(
        () -> new Telling(reference),
        () -> require(!(reference.getOpaque() instanceof Telling found) || found.number >= 0));
  }

  static final class Telling {
    final int number;

    Telling(AtomicReference<Object> reference) {
      reference.setOpaque(this);
      number = 5;
    }
  }

  void publishedInARace() {
    threads(
        () -> plain = new Fixed(5),
        () -> {
          Fixed found = plain;
          if (found != null) {
            require(found.number == 5);
          }
        });
  }
}

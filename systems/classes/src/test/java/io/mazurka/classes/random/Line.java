package io.mazurka.classes.random;

import java.util.Random;

/** One line of a random class: it accesses one of a few things of each kind. */
record Line(Kind kind, int object, int value) {

  enum Kind {
    READ_FIELD,
    WRITE_FIELD,
    READ_VOLATILE,
    WRITE_VOLATILE,
    READ_ELEMENT,
    WRITE_ELEMENT,
    COMPARE_AND_SET,
    ADD,
    COMPARE_AND_SET_FIELD,
    ENTER,
    EXIT,
    LOCK,
    UNLOCK,
    TRY_LOCK
  }

  static Line random(Random random) {
    Kind[] kinds = Kind.values();
    return new Line(kinds[random.nextInt(kinds.length)], random.nextInt(2), random.nextInt(3));
  }

  /** What undoes it, or null if nothing needs to. */
  Line closing() {
    return switch (kind) {
      case ENTER -> new Line(Kind.EXIT, object, value);
      case LOCK -> new Line(Kind.UNLOCK, object, value);
      default -> null;
    };
  }

  boolean isClosing() {
    return kind == Kind.EXIT || kind == Kind.UNLOCK;
  }

  @Override
  public String toString() {
    return "%s of %d, value %d".formatted(kind, object, value);
  }
}

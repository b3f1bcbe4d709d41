package io.mazurka.classes.mixture;

import java.util.List;
import java.util.Random;

/**
 * Something that a thread of a mixture does to one of two objects of a kind, with its register.
 *
 * @param inside what it does inside, if the kind is a block
 */
public record Act(Kind kind, int object, int value, List<Act> inside) {

  /** What can be done. Fields are accessed by all modes; what is plain races. */
  public enum Kind {
    READ_FIELD,
    WRITE_FIELD,
    READ_HANDLE,
    WRITE_HANDLE,
    READ_ACQUIRE,
    WRITE_RELEASE,
    READ_STRONG,
    WRITE_STRONG,
    ADD_STRONG,
    READ_STATIC,
    WRITE_STATIC,
    READ_VOLATILE,
    WRITE_VOLATILE,
    ADD_ATOMIC,
    COMPARE_AND_SET,
    PUT,
    GET,
    MERGE,
    OFFER,
    POLL,
    APPEND,
    SIZE,
    ASSERT,
    AWAIT,
    READ_OPAQUE,
    WRITE_OPAQUE,
    PUBLISH,
    READ_FINAL,
    READ_COPY,
    FILL,
    PUT_ALL,
    ADD_ALL,
    UPDATE,
    REPLACE_NESTED,
    ADD_NESTED,
    APPEND_WRAPPED,
    SIZE_WRAPPED,
    WAIT_FOR_SIGNAL,
    WAIT,
    SIGNAL,
    INTERRUPT,
    INTERRUPTED,
    SYNCHRONIZED,
    LOCKED,
    TRY_LOCK,
    TIMED_LOCK,
    IF;

    /** Whether it is a block, with something inside. */
    boolean isBlock() {
      return compareTo(SYNCHRONIZED) >= 0;
    }

    /** Whether it is begun and ended apart. */
    boolean hasTwoLines() {
      return isBlock() || this == ADD_NESTED;
    }
  }

  static Act random(Random random, int depth) {
    Kind[] kinds = Kind.values();
    Kind kind = kinds[random.nextInt(kinds.length)];
    if (kind == Kind.AWAIT && random.nextInt(3) > 0) {
      kind = Kind.WRITE_VOLATILE;
    }
    boolean block = kind.isBlock();
    if (block && depth == 2) {
      return random(random, depth);
    }
    List<Act> inside =
        block
            ? random.ints(1 + random.nextInt(2)).mapToObj(i -> random(random, depth + 1)).toList()
            : List.of();
    return new Act(kind, random.nextInt(2), random.nextInt(3), inside);
  }

  boolean is(Kind other) {
    return kind == other || inside.stream().anyMatch(act -> act.is(other));
  }

  @Override
  public String toString() {
    return kind + " " + object + " " + value + (inside.isEmpty() ? "" : " " + inside);
  }
}

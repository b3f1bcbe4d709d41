package io.mazurka.threads.random;

import java.util.Random;

/** One line of a random program. */
record Instruction(Kind kind, int object, int value) {

  enum Kind {
    READ,
    WRITE,
    WRITE_REGISTER,
    COMPARE_AND_SET,
    ADD,
    LOCK,
    UNLOCK,
    TRY_LOCK,
    ACQUIRE,
    RELEASE,
    PUT,
    TAKE,
    AWAIT,
    LOCK_TO_READ,
    UNLOCK_READ,
    LOCK_TO_WRITE,
    UNLOCK_WRITE,
    WAIT,
    RESUME,
    SIGNAL,
    SIGNAL_ALL,
    ARRIVE,
    PASS,
    CHOOSE,
    SKIP_IF,
    ASSUME
  }

  static Instruction random(Random random) {
    Kind[] kinds = Kind.values();
    Kind kind =
        random.nextInt(3) == 0 ? kinds[random.nextInt(5)] : kinds[random.nextInt(kinds.length)];
    return new Instruction(kind, random.nextInt(2), random.nextInt(3));
  }

  @Override
  public String toString() {
    return "%s of object %d, value %d".formatted(kind, object, value);
  }
}

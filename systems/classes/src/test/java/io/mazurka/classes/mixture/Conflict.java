package io.mazurka.classes.mixture;

import java.util.EnumSet;
import java.util.Set;

/** Which acts are plain, and which of them race. */
final class Conflict {

  private static final Set<Act.Kind> PLAIN =
      EnumSet.of(
          Act.Kind.READ_FIELD,
          Act.Kind.WRITE_FIELD,
          Act.Kind.READ_HANDLE,
          Act.Kind.WRITE_HANDLE,
          Act.Kind.READ_STATIC,
          Act.Kind.WRITE_STATIC,
          Act.Kind.APPEND,
          Act.Kind.SIZE,
          Act.Kind.PUBLISH,
          Act.Kind.READ_FINAL,
          Act.Kind.READ_COPY,
          Act.Kind.FILL);

  private static final Set<Act.Kind> READS =
      EnumSet.of(
          Act.Kind.READ_FIELD,
          Act.Kind.READ_HANDLE,
          Act.Kind.READ_ACQUIRE,
          Act.Kind.READ_STRONG,
          Act.Kind.READ_STATIC,
          Act.Kind.SIZE,
          Act.Kind.READ_OPAQUE,
          Act.Kind.READ_FINAL,
          Act.Kind.READ_COPY);

  private Conflict() {}

  /** Whether both access the same, one of them writes, and one of them is plain. */
  static boolean between(Act one, Act other) {
    return accessed(one) >= 0
        && accessed(one) == accessed(other)
        && (PLAIN.contains(one.kind()) || PLAIN.contains(other.kind()))
        && !(READS.contains(one.kind()) && READS.contains(other.kind()));
  }

  /** What is accessed, as a number, or -1 if nothing can race for it. */
  private static int accessed(Act act) {
    return switch (act.kind()) {
      case READ_FIELD,
          WRITE_FIELD,
          READ_HANDLE,
          WRITE_HANDLE,
          READ_ACQUIRE,
          WRITE_RELEASE,
          READ_STRONG,
          WRITE_STRONG,
          ADD_STRONG,
          READ_OPAQUE,
          WRITE_OPAQUE ->
          act.object();
      case READ_STATIC, WRITE_STATIC -> 2 + act.object();
      case APPEND, SIZE -> 4;
      case PUBLISH, READ_FINAL -> 5 + act.object();
      case READ_COPY, FILL -> 7 + act.object();
      default -> -1;
    };
  }
}

package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.memory.Strength;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.values.AtomicValues;
import io.mazurka.classes.values.ComparedValue;
import io.mazurka.classes.values.FieldInfo;
import io.mazurka.classes.values.WholeState;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.lang.reflect.Array;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A field of an object, a static field, an element of an array or an atomic variable in one
 * execution. Java keeps the value; the state of this object matters only to compare-and-set.
 */
public final class Location extends AccessedObject<Object> {

  private static final OperationOutcome<Object, Object> READ =
      OperationOutcome.read(Done.DONE, Done.DONE);
  private static final OperationOutcome<Object, Object> WRITE =
      OperationOutcome.write(Done.DONE, Done.DONE);

  /** Stands in place of a number for locations that no event accesses. */
  private static final int FOREIGN = -1;

  private final ClassRun run;
  private final @Nullable Object object;
  private final @Nullable FieldInfo field;
  private final int index;
  private final boolean isVolatile;
  private boolean keepsState;
  private boolean isWhole;
  private boolean isUnknown;

  private WholeState whole = WholeState.NEW;

  private @Nullable Operation<Object> reading;
  private @Nullable Operation<Object> looking;
  private @Nullable Operation<Object> writing;

  /** A field of {@code object}, or a static one if that is null. */
  Location(int number, ClassRun run, @Nullable Object object, FieldInfo field) {
    super(number, Done.DONE);
    this.run = run;
    this.object = object;
    this.field = field;
    this.index = -1;
    this.isVolatile = field.isVolatile();
    this.keepsState = isVolatile;
  }

  /** An element, or an atomic variable if there is no index. */
  Location(int number, ClassRun run, Object object, int index, boolean atomic) {
    super(number, Done.DONE);
    this.run = run;
    this.object = object;
    this.field = null;
    this.index = index;
    this.isVolatile = atomic;
    this.keepsState = atomic;
  }

  /** An object that is accessed as a whole, such as a collection; it has no value. */
  static Location ofWhole(int number, ClassRun run, Object object) {
    Location location = new Location(number, run, object, -1, false);
    location.isWhole = true;
    return location;
  }

  /**
   * An object of Java that no event accesses.
   *
   * @param isKnown whether the object is known to be for one thread at a time; otherwise unordered
   *     accesses are noted and are no data race
   */
  static Location ofForeign(ClassRun run, Object object, boolean isKnown) {
    Location location = ofWhole(FOREIGN, run, object);
    location.isUnknown = !isKnown;
    return location;
  }

  @Override
  boolean isRace() {
    if (isUnknown) {
      String type = Labels.simpleName(Objects.requireNonNull(object).getClass());
      run.subject().omissions().note(Omission.UNWATCHED_OBJECTS, type);
    }
    return !isUnknown;
  }

  /** Whether ordinary accesses to the location are volatile. */
  boolean isVolatile() {
    return isVolatile;
  }

  @Override
  public String name() {
    if (field != null) {
      return run.labels().holder(object, field) + "." + field.name();
    }
    String holder = run.labels().of(object);
    return index < 0 ? holder : holder + "[" + index + "]";
  }

  /** The current value. */
  @Nullable Object value() {
    if (isWhole) {
      return object;
    }
    if (field != null) {
      return field.get(object);
    }
    Object holder = Objects.requireNonNull(object);
    return index >= 0 && holder.getClass().isArray()
        ? Array.get(holder, index)
        : AtomicValues.get(holder, index);
  }

  @Override
  @Nullable Operation<Object> awaitingChange(Object found) {
    if (!keepsState && !isWhole) {
      return null;
    }
    return Operation.of(
        this,
        Kind.AWAITING,
        () -> "see a change of " + name(),
        (state, thread) -> isSame(state, found) ? null : OperationOutcome.read(state, Done.DONE),
        run.shows() ? UserCode.line() : null);
  }

  /**
   * This location, before an access of this strength; its value matters from the first access that
   * is not plain.
   */
  public Location valued(Strength strength) {
    keepsState |= strength != Strength.PLAIN;
    return this;
  }

  @Override
  public Object state() {
    if (isWhole) {
      return whole;
    }
    return keepsState ? snapshot(value()) : Done.DONE;
  }

  /** A snapshot of {@code value} that is compared like compare-and-set does. */
  public Object snapshot(@Nullable Object value) {
    return ComparedValue.of(value, isPrimitive());
  }

  private boolean isPrimitive() {
    if (field != null) {
      return field.isPrimitive();
    }
    Object holder = Objects.requireNonNull(object);
    return holder.getClass().isArray()
        ? holder.getClass().getComponentType().isPrimitive()
        : AtomicValues.isPrimitive(holder);
  }

  @Override
  boolean isSame(Object one, Object other) {
    return (one instanceof WholeState first && other instanceof WholeState second)
        ? first.version() == second.version()
        : ComparedValue.same(one, other);
  }

  /** Whether a read with this order ignores the state. */
  boolean isPlain(Order order) {
    return order == Order.PLAIN_READ && !isVolatile;
  }

  /** Does not change the value: the rewritten code does that itself. */
  @Override
  public void become(Object state) {
    if (state instanceof WholeState next) {
      whole = next;
    }
  }

  public WholeState whole() {
    return whole;
  }

  /** Notes that the last operation did not change the object, although it might have. */
  public void leaveAlone() {
    whole = whole.unchanged();
  }

  private static OperationOutcome<Object, Object> written(Object state) {
    return state instanceof WholeState before
        ? OperationOutcome.write(before.changed(), Done.DONE)
        : WRITE;
  }

  private OperationOutcome<Object, Object> looked(Object state) {
    return isWhole ? OperationOutcome.read(state, Done.DONE) : READ;
  }

  /**
   * A change of a key with this hash code; it waits while another thread computes a value for the
   * key.
   */
  Operation<Object> changing(String verb, int hash, UnaryOperator<WholeState> change) {
    return Operation.of(
        this,
        Kind.BLOCKING,
        () -> verb + " to " + name(),
        (state, thread) ->
            ((WholeState) state).isTaken(hash, thread)
                ? null
                : OperationOutcome.write(change.apply(((WholeState) state).changed()), Done.DONE),
        run.shows() ? UserCode.line() : null);
  }

  /** A read; its result contains the value only if events are shown, or values matter. */
  Operation<Object> reading(Order order) {
    if (run.shows()) {
      return Operation.of(
          this,
          Kind.PLAIN,
          () -> "read " + name(),
          (state, thread) -> OperationOutcome.read(state, run.labels().text(value())),
          UserCode.line());
    }
    if (order == Order.PLAIN_READ) {
      return looking();
    }
    if (reading == null) {
      reading =
          Operation.of(
              this,
              Kind.PLAIN,
              () -> "read " + name(),
              (state, thread) -> OperationOutcome.read(state, Done.DONE),
              null);
    }
    return reading;
  }

  private Operation<Object> looking() {
    if (looking == null) {
      looking = Operation.of(this, Kind.PLAIN, () -> "read " + name(), (s, t) -> looked(s), null);
    }
    return looking;
  }

  /** A read of the whole by a method. */
  Operation<Object> looking(String verb) {
    return run.shows()
        ? Operation.of(
            this, Kind.PLAIN, () -> verb + " of " + name(), (s, t) -> looked(s), UserCode.line())
        : looking();
  }

  /** An access that is no event, in words around the name. */
  Operation<Object> silent(boolean writes, String before, String after) {
    return run.shows()
        ? Operation.of(
            this, Kind.PLAIN, () -> before + name() + after, (s, t) -> looked(s), UserCode.line())
        : writes ? writing("write", null) : looking();
  }

  /** A write; {@code written} tells the value if events are shown. */
  Operation<Object> writing(String verb, @Nullable Written written) {
    if (written != null) {
      return Operation.of(
          this,
          Kind.PLAIN,
          () -> isWhole ? verb + " to " + name() : written.phrase(verb, name()),
          (state, thread) -> written(state),
          UserCode.line());
    }
    if (writing == null) {
      writing = Operation.of(this, Kind.PLAIN, () -> "write " + name(), (s, t) -> written(s), null);
    }
    return writing;
  }

  /** A compare-and-set, which only reads if the value is not {@code expected}. */
  Operation<Object> comparing(Object expected, @Nullable Written written) {
    return Operation.of(
        this,
        Kind.TRYING,
        () ->
            "compare-and-set %s from %s%s"
                .formatted(
                    name(),
                    run.labels().text(ComparedValue.value(expected)),
                    written == null ? "" : ", now " + written.text()),
        (state, thread) -> {
          boolean same = ComparedValue.same(state, expected);
          Object result = written == null ? Done.DONE : (Object) same;
          return same
              ? OperationOutcome.write(state, result)
              : OperationOutcome.read(state, result);
        },
        written == null ? null : UserCode.line());
  }
}

package io.mazurka.kernel.value;

import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The canonical byte form of values: two values have the same bytes exactly if they are equal, in
 * every run. Values are records, enums, boxed primitives, strings, {@link Atom}s, and lists, sets,
 * maps and optionals of values; nothing else has an equality we could rely on.
 */
public final class CanonicalForm {

  /** The deepest nesting of values; what reads and writes them calls itself. */
  static final int DEEPEST = 500;

  /** Precedes a sorted set or map whose order is not the natural one of its elements. */
  static final char OWN_ORDER = 'C';

  private CanonicalForm() {}

  /** The bytes of {@code value}. */
  public static byte[] encode(@Nullable Object value) {
    return CanonicalWriter.encode(value);
  }

  /**
   * The value with these bytes. Nothing but records and constants of enums is made, through the
   * constructors of the model's own classes. Sets and maps iterate in the order of the bytes, so
   * they do so alike in every run.
   *
   * @throws InvalidBytesException if no value of the model has exactly these bytes
   */
  public static @Nullable Object decode(byte[] bytes, Namespace names) {
    try {
      Object value = new CanonicalReader(bytes, names).read();
      if (!Arrays.equals(bytes, encode(value))) {
        throw new InvalidBytesException("the value that was read has another canonical form");
      }
      return value;
    } catch (InvalidBytesException e) {
      throw e;
    } catch (RuntimeException | LinkageError e) {
      throw new InvalidBytesException("the value cannot be made: " + e.getMessage(), e);
    }
  }
}

package io.mazurka.kernel.value;

import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The canonical byte form of values: two values have the same bytes if and only if they are equal,
 * in every run. Values are records, enums, boxed primitives, strings, {@link Atom}s, and lists,
 * sets, maps and optionals of values; the equality of other objects cannot be relied on.
 */
public final class CanonicalForm {

  /** The deepest nesting of values; it is limited because reading and writing are recursive. */
  static final int DEEPEST = 500;

  /** Marks a sorted set or map that is not in the natural order of its elements. */
  static final char OWN_ORDER = 'C';

  private CanonicalForm() {}

  /** The bytes of {@code value}. */
  public static byte[] encode(@Nullable Object value) {
    return CanonicalWriter.encode(value);
  }

  /**
   * The value with these bytes. Of the model's own classes only records and constants of enums are
   * used; records are made by their constructors. Sets and maps iterate in the order of the bytes,
   * which is the same in every run.
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

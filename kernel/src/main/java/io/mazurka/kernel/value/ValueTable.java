package io.mazurka.kernel.value;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An append-only table of distinct values, numbered from 0. Values are kept as they came, with the
 * canonical bytes they had then, so a value that changes later is found out.
 */
public final class ValueTable {

  /** The canonical form of anything a person could still read is far smaller. */
  private static final int LARGEST = 1 << 16;

  private final List<Object> values = new ArrayList<>();
  private final List<byte[]> bytes = new ArrayList<>();
  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();
  private final Set<Object> unequal = new HashSet<>();
  private final BitSet immutable = new BitSet();

  /** The number of {@code value}, a new one if it was not there. */
  public int intern(Object value) {
    byte[] form = CanonicalForm.encode(value);
    Integer known = numbers.get(ByteBuffer.wrap(form));
    if (known != null) {
      requireEquality(values.get(known), value);
      return known;
    }
    if (form.length > LARGEST) {
      throw new UnsupportedValueException(
          "%s has grown beyond %d bytes; bound what it collects"
              .formatted(value.getClass().getSimpleName(), LARGEST));
    }
    if (!unequal.add(value)) {
      throw withoutEquality(value, "two with different parts are equal");
    }
    int number = values.size();
    values.add(value);
    bytes.add(form);
    numbers.put(ByteBuffer.wrap(form), number);
    immutable.set(number, Immutability.isEvident(value));
    return number;
  }

  /** The number of {@code value}, or -1 if it is not there. */
  public int find(Object value) {
    return numbers.getOrDefault(ByteBuffer.wrap(CanonicalForm.encode(value)), -1);
  }

  private static void requireEquality(Object one, Object other) {
    if (!one.equals(other) || one.hashCode() != other.hashCode()) {
      throw withoutEquality(one, "two with the same parts are not equal");
    }
  }

  private static UnsupportedValueException withoutEquality(Object value, String why) {
    return new UnsupportedValueException(
        "%s has no value equality: %s".formatted(value.getClass().getSimpleName(), why));
  }

  public Object get(int number) {
    return values.get(number);
  }

  /** The canonical bytes of the value when it came; not to be modified. */
  public byte[] bytes(int number) {
    return bytes.get(number);
  }

  /** Whether the value is still what it was when it came. */
  public boolean isUnchanged(int number) {
    return immutable.get(number)
        || Arrays.equals(bytes.get(number), CanonicalForm.encode(values.get(number)));
  }

  public int size() {
    return values.size();
  }
}

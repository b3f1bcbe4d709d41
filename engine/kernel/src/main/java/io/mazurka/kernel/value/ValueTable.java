package io.mazurka.kernel.value;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * An append-only table of distinct values, numbered from 0 on. A value is kept with the canonical
 * bytes that it had when it was added, so that a later change of the value can be noticed. Workers
 * share it.
 */
public final class ValueTable {

  /** The longest canonical form; values that a person could read have far shorter forms. */
  private static final int LARGEST = 1 << 16;

  private final AppendOnlyTable<Entry> entries = new AppendOnlyTable<>();

  /**
   * All values, compared by their own {@code equals}, which must agree with the equality of their
   * forms.
   */
  private final Set<Object> unequal = new HashSet<>();

  /** A value with its canonical bytes, by which entries are compared. */
  private static final class Entry {

    private final Object value;
    private final Object reordered;
    private final byte[] bytes;
    private final boolean immutable;

    Entry(Object value, Object reordered, byte[] bytes, boolean immutable) {
      this.value = value;
      this.reordered = reordered;
      this.bytes = bytes;
      this.immutable = immutable;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Entry entry && Arrays.equals(bytes, entry.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  /** The number of {@code value}; adds the value if it is new. */
  public int intern(Object value) {
    byte[] form = CanonicalForm.encode(value);
    int known = numberOf(form);
    return known < 0 ? learn(value, form) : sameAs(known, value);
  }

  private synchronized int learn(Object value, byte[] form) {
    int known = numberOf(form);
    if (known >= 0) {
      return sameAs(known, value);
    }
    if (form.length > LARGEST) {
      throw new UnsupportedValueException(
          "%s has grown beyond %d bytes; bound what it collects"
              .formatted(value.getClass().getSimpleName(), LARGEST));
    }
    if (!unequal.add(value)) {
      throw withoutEquality(
          value, "two are equal that differ in a part, or in the order of a sorted set or map");
    }
    return entries.number(
        new Entry(value, Reordering.of(value), form, Immutability.isEvident(value)));
  }

  /**
   * The number of the value with these canonical bytes; adds the value if it is new.
   *
   * @throws InvalidBytesException if no value has these bytes
   */
  public int decode(byte[] form, Namespace names) {
    int known = numberOf(form);
    if (known >= 0) {
      return known;
    }
    Object value = CanonicalForm.decode(form, names);
    if (value == null) {
      throw new InvalidBytesException("nothing stands where a value should");
    }
    try {
      return intern(value);
    } catch (UnsupportedValueException e) {
      throw new InvalidBytesException("the value cannot be used: " + e.getMessage(), e);
    }
  }

  /** The number of {@code value}, or -1 if it is not in the table. */
  public int find(Object value) {
    return numberOf(CanonicalForm.encode(value));
  }

  private int numberOf(byte[] form) {
    return entries.find(new Entry(form, form, form, false));
  }

  /**
   * Returns {@code known}, the number of a value with the same form; refuses {@code value} if the
   * two are not equal.
   */
  private int sameAs(int known, Object value) {
    Object one = get(known);
    if (!one.equals(value) || one.hashCode() != value.hashCode()) {
      throw withoutEquality(one, "two with the same parts are not equal");
    }
    return known;
  }

  private static UnsupportedValueException withoutEquality(Object value, String why) {
    return new UnsupportedValueException(
        "%s has no value equality: %s".formatted(value.getClass().getSimpleName(), why));
  }

  public Object get(int number) {
    return entries.get(number).value;
  }

  /** An equal value that iterates in another order; the same object if there is none. */
  public Object reordered(int number) {
    return entries.get(number).reordered;
  }

  /** The canonical bytes that the value had when it was added; not to be modified. */
  public byte[] bytes(int number) {
    return entries.get(number).bytes;
  }

  /** Whether the value has not changed since it was added. */
  public boolean isUnchanged(int number) {
    Entry entry = entries.get(number);
    return entry.immutable || Arrays.equals(entry.bytes, CanonicalForm.encode(entry.value));
  }

  public int size() {
    return entries.size();
  }
}

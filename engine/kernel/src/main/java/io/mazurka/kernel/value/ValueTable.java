package io.mazurka.kernel.value;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * An append-only table of distinct values, numbered from 0. Values are kept as they came, with the
 * canonical bytes they had then, so a value that changes later is found out. Shared between
 * workers.
 */
public final class ValueTable {

  /** The longest canonical form; that of any value that a person could read is far shorter. */
  private static final int LARGEST = 1 << 16;

  private final AppendOnlyTable<Entry> entries = new AppendOnlyTable<>();

  /** The values by their own idea of equality, which must be that of their forms. */
  private final Set<Object> unequal = new HashSet<>();

  /** A value with its canonical bytes, which tell it from others. */
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

  /** The number of {@code value}, a new one if it was not there. */
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
   * The number of the value with these canonical bytes, a new one if it was not there.
   *
   * @throws InvalidBytesException if no value can have them
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

  /** The number of {@code value}, or -1 if it is not there. */
  public int find(Object value) {
    return numberOf(CanonicalForm.encode(value));
  }

  private int numberOf(byte[] form) {
    return entries.find(new Entry(form, form, form, false));
  }

  /** The number of a value with the same form as this one, to which it must be equal. */
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

  /** The canonical bytes of the value when it came; not to be modified. */
  public byte[] bytes(int number) {
    return entries.get(number).bytes;
  }

  /** Whether the value is still what it was when it came. */
  public boolean isUnchanged(int number) {
    Entry entry = entries.get(number);
    return entry.immutable || Arrays.equals(entry.bytes, CanonicalForm.encode(entry.value));
  }

  public int size() {
    return entries.size();
  }
}

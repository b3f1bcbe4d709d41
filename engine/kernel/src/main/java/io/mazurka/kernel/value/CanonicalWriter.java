package io.mazurka.kernel.value;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import org.jspecify.annotations.Nullable;

/** Writes the canonical form of one value; a letter says what kind of value follows. */
final class CanonicalWriter {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);
  private final DataOutputStream out = new DataOutputStream(bytes);
  private int depth;

  /** A writer of a value that is nested this deep in another. */
  private CanonicalWriter(int depth) {
    this.depth = depth;
  }

  static byte[] encode(@Nullable Object value) {
    return encode(value, 0);
  }

  private static byte[] encode(@Nullable Object value, int depth) {
    CanonicalWriter writer = new CanonicalWriter(depth);
    try {
      writer.write(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return writer.bytes.toByteArray();
  }

  private void write(@Nullable Object value) throws IOException {
    depth++;
    if (depth > CanonicalForm.DEEPEST) {
      throw new UnsupportedValueException(
          "it has more than %d values one inside of the other".formatted(CanonicalForm.DEEPEST));
    }
    writeContent(value);
    depth--;
  }

  private void writeContent(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeByte('0');
    } else if (value instanceof Record part) {
      writeRecord(part);
    } else if (value instanceof Enum<?> constant) {
      out.writeByte('E');
      out.writeUTF(constant.getDeclaringClass().getName());
      out.writeUTF(constant.name());
    } else if (value instanceof String || value instanceof Atom) {
      out.writeByte(value instanceof String ? 'S' : 'A');
      String text = value.toString();
      out.writeInt(2 * text.length());
      out.writeChars(text);
    } else if (value instanceof Optional<?> optional) {
      out.writeByte('O');
      write(optional.orElse(null));
    } else if (value instanceof List<?> list) {
      out.writeByte('L');
      out.writeInt(list.size());
      for (Object element : list) {
        write(element);
      }
    } else if (value instanceof Set<?> set) {
      writeKind('T', set);
      writeSorted(set.stream().map(element -> encode(element, depth)).toList());
    } else if (value instanceof Map<?, ?> map) {
      writeKind('M', map.keySet());
      writeSorted(map.entrySet().stream().map(this::encodeEntry).toList());
    } else {
      writePrimitive(value);
    }
  }

  /**
   * Writes the kind of a collection. In Java two sorted sets with the same elements in different
   * orders are equal; but a model can tell them apart, so their forms differ.
   */
  private void writeKind(char kind, Set<?> elements) throws IOException {
    Spliterator<?> order = elements.spliterator();
    Comparator<?> own = order.hasCharacteristics(Spliterator.SORTED) ? order.getComparator() : null;
    if (own != null && own != Comparator.naturalOrder()) {
      out.writeByte(CanonicalForm.OWN_ORDER);
      out.writeUTF(own.getClass().isHidden() ? "" : own.getClass().getName());
      out.writeInt(elements.size());
      for (Object element : elements) {
        write(element);
      }
    }
    out.writeByte(kind);
  }

  private byte[] encodeEntry(Map.Entry<?, ?> entry) {
    return encode(
        List.of(Optional.ofNullable(entry.getKey()), Optional.ofNullable(entry.getValue())), depth);
  }

  private void writeSorted(Collection<byte[]> encoded) throws IOException {
    byte[][] sorted = encoded.toArray(byte[][]::new);
    Arrays.sort(sorted, Arrays::compare);
    out.writeInt(sorted.length);
    for (byte[] element : sorted) {
      out.writeInt(element.length);
      out.write(element);
    }
  }

  private void writeRecord(Record value) throws IOException {
    out.writeByte('R');
    out.writeUTF(value.getClass().getName());
    RecordType type = RecordType.of(value);
    for (int part = 0; part < type.size(); part++) {
      try {
        write(type.get(part, value));
      } catch (UnsupportedValueException e) {
        throw new UnsupportedValueException(
            "%s of %s: %s"
                .formatted(type.name(part), value.getClass().getSimpleName(), e.getMessage()));
      }
    }
  }

  private void writePrimitive(Object value) throws IOException {
    if (value instanceof Integer number) {
      out.writeByte('i');
      out.writeInt(number);
    } else if (value instanceof Boolean truth) {
      out.writeByte(truth ? 't' : 'f');
    } else if (value instanceof Long number) {
      out.writeByte('l');
      out.writeLong(number);
    } else if (value instanceof Character character) {
      out.writeByte('c');
      out.writeChar(character);
    } else if (value instanceof Short number) {
      out.writeByte('s');
      out.writeShort(number);
    } else if (value instanceof Byte number) {
      out.writeByte('b');
      out.writeByte(number);
    } else if (value instanceof Double number) {
      out.writeByte('d');
      out.writeLong(Double.doubleToLongBits(number));
    } else if (value instanceof Float number) {
      out.writeByte('g');
      out.writeInt(Float.floatToIntBits(number));
    } else {
      throw new UnsupportedValueException(
          "%s has no value equality; use records, enums, numbers, strings, and lists, sets, maps"
                  .formatted(value.getClass().getTypeName())
              + " and optionals of these");
    }
  }
}

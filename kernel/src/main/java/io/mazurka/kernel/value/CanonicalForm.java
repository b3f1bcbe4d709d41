package io.mazurka.kernel.value;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The canonical byte form of values: two values have the same bytes exactly if they are equal, in
 * every run. Values are records, enums, boxed primitives, strings, {@link Atom}s, and lists, sets,
 * maps and optionals of values; nothing else has an equality we could rely on.
 */
public final class CanonicalForm {

  private CanonicalForm() {}

  /** The bytes of {@code value}. */
  public static byte[] encode(@Nullable Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);
    try {
      write(value, new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(@Nullable Object value, DataOutputStream out) throws IOException {
    if (value == null) {
      out.writeByte('0');
    } else if (value instanceof Record part) {
      writeRecord(part, out);
    } else if (value instanceof Enum<?> constant) {
      out.writeByte('E');
      out.writeUTF(constant.getDeclaringClass().getName());
      out.writeUTF(constant.name());
    } else if (value instanceof String || value instanceof Atom) {
      out.writeByte(value instanceof String ? 'S' : 'A');
      byte[] text = value.toString().getBytes(StandardCharsets.UTF_16BE);
      out.writeInt(text.length);
      out.write(text);
    } else if (value instanceof Optional<?> optional) {
      out.writeByte('O');
      write(optional.orElse(null), out);
    } else if (value instanceof List<?> list) {
      out.writeByte('L');
      out.writeInt(list.size());
      for (Object element : list) {
        write(element, out);
      }
    } else if (value instanceof Set<?> set) {
      out.writeByte('T');
      writeSorted(set.stream().map(CanonicalForm::encode).toList(), out);
    } else if (value instanceof Map<?, ?> map) {
      out.writeByte('M');
      writeSorted(map.entrySet().stream().map(CanonicalForm::encodeEntry).toList(), out);
    } else {
      writePrimitive(value, out);
    }
  }

  private static byte[] encodeEntry(Map.Entry<?, ?> entry) {
    return encode(
        List.of(Optional.ofNullable(entry.getKey()), Optional.ofNullable(entry.getValue())));
  }

  private static void writeSorted(Collection<byte[]> encoded, DataOutputStream out)
      throws IOException {
    byte[][] sorted = encoded.toArray(byte[][]::new);
    Arrays.sort(sorted, Arrays::compare);
    out.writeInt(sorted.length);
    for (byte[] element : sorted) {
      out.writeInt(element.length);
      out.write(element);
    }
  }

  private static void writeRecord(Record value, DataOutputStream out) throws IOException {
    out.writeByte('R');
    out.writeUTF(value.getClass().getName());
    RecordType type = RecordType.of(value);
    for (int part = 0; part < type.size(); part++) {
      try {
        write(type.get(part, value), out);
      } catch (UnsupportedValueException e) {
        throw new UnsupportedValueException(
            "%s of %s: %s"
                .formatted(type.name(part), value.getClass().getSimpleName(), e.getMessage()));
      }
    }
  }

  private static void writePrimitive(Object value, DataOutputStream out) throws IOException {
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

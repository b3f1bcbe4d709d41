package io.mazurka.kernel.value;

import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value from the bytes that a {@link CanonicalWriter} wrote. It does not trust the bytes:
 * it compares a count with the number of bytes that are left before it allocates memory, and it
 * uses a class only if it is a record or an enum. The caller checks whether the bytes are
 * canonical.
 */
final class CanonicalReader {

  private final ByteArrayInputStream bytes;
  private final DataInputStream in;
  private final Namespace names;
  private int depth;

  CanonicalReader(byte[] bytes, Namespace names) {
    this.bytes = new ByteArrayInputStream(bytes);
    this.in = new DataInputStream(this.bytes);
    this.names = names;
  }

  /** The value that all bytes together stand for. */
  @Nullable Object read() {
    try {
      Object value = value();
      if (bytes.available() > 0) {
        throw new InvalidBytesException(
            "%d bytes are left at the end".formatted(bytes.available()));
      }
      return value;
    } catch (EOFException e) {
      throw new InvalidBytesException("the bytes end too early", e);
    } catch (IOException e) {
      throw new InvalidBytesException("a name cannot be read", e);
    }
  }

  private @Nullable Object value() throws IOException {
    depth++;
    if (depth > CanonicalForm.DEEPEST) {
      throw new InvalidBytesException(
          "more than %d values are one inside of the other".formatted(CanonicalForm.DEEPEST));
    }
    Object value = content((char) in.readByte());
    depth--;
    return value;
  }

  private @Nullable Object content(char kind) throws IOException {
    return switch (kind) {
      case '0' -> null;
      case 'R' -> record();
      case 'E' -> constant();
      case 'S' -> text();
      case 'A' -> names.atom(text());
      case 'O' -> Optional.ofNullable(value());
      case 'L' -> list();
      case 'T' -> set();
      case 'M' -> map();
      case 'i' -> in.readInt();
      case 't' -> true;
      case 'f' -> false;
      case 'l' -> in.readLong();
      case 'c' -> in.readChar();
      case 's' -> in.readShort();
      case 'b' -> in.readByte();
      case 'd' -> in.readDouble();
      case 'g' -> in.readFloat();
      case CanonicalForm.OWN_ORDER ->
          throw new InvalidBytesException(
              "a sorted set or map with a comparator of its own cannot be made again from bytes;"
                  + " use the natural order");
      default -> throw new InvalidBytesException("no value begins with the byte " + (int) kind);
    };
  }

  private Record record() throws IOException {
    Class<?> named = names.type(in.readUTF());
    if (!named.isRecord()) {
      throw new InvalidBytesException(named.getName() + " is not a record");
    }
    RecordType type = RecordType.of(named.asSubclass(Record.class));
    @Nullable Object[] parts = new Object[type.size()];
    for (int part = 0; part < parts.length; part++) {
      parts[part] = Containers.fit(type.declared(part), value());
    }
    return type.make(parts);
  }

  private Object constant() throws IOException {
    Class<?> type = names.type(in.readUTF());
    if (!type.isEnum()) {
      throw new InvalidBytesException(type.getName() + " is not an enum");
    }
    String name = in.readUTF();
    for (Object constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new InvalidBytesException("%s has no constant %s".formatted(type.getName(), name));
  }

  private String text() throws IOException {
    int length = count() / 2;
    StringBuilder text = new StringBuilder(length);
    for (int index = 0; index < length; index++) {
      text.append(in.readChar());
    }
    return text.toString();
  }

  private List<?> list() throws IOException {
    int size = count();
    List<@Nullable Object> elements = new ArrayList<>();
    for (int index = 0; index < size; index++) {
      elements.add(value());
    }
    return elements.stream().toList();
  }

  private Set<?> set() throws IOException {
    int size = count();
    Set<@Nullable Object> elements = new LinkedHashSet<>();
    for (int index = 0; index < size; index++) {
      elements.add(element());
    }
    return Collections.unmodifiableSet(elements);
  }

  private Map<?, ?> map() throws IOException {
    int size = count();
    Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
    for (int index = 0; index < size; index++) {
      if (!(element() instanceof List<?> entry
          && entry.size() == 2
          && entry.get(0) instanceof Optional<?> key
          && entry.get(1) instanceof Optional<?> value)) {
        throw new InvalidBytesException("something else stands where a key and a value should");
      }
      entries.put(key.orElse(null), value.orElse(null));
    }
    return Collections.unmodifiableMap(entries);
  }

  /** A value that is preceded by its length. */
  private @Nullable Object element() throws IOException {
    int length = count();
    int behind = bytes.available() - length;
    Object element = value();
    if (bytes.available() != behind) {
      throw new InvalidBytesException("an element is not as long as it says");
    }
    return element;
  }

  /** The number of things that follow; each takes at least one byte. */
  private int count() throws IOException {
    int count = in.readInt();
    if (count < 0 || count > bytes.available()) {
      throw new InvalidBytesException("the bytes end too early");
    }
    return count;
  }
}

package io.mazurka.search.checkpoint;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The class files that a class depends on: its own, those of all classes that it names, and so on.
 * Classes of Java are left out, and classes of Mazurka unless they are in the package of the class.
 * Classes that are found by reflection are not noticed.
 */
final class ClassFiles {

  private static final String OWN = "io/mazurka/";

  private final ClassLoader loader;
  private final String home;

  /** The bytes of each class file by the name of the class; empty for classes that are left out. */
  private final SortedMap<String, byte[]> files = new TreeMap<>();

  private ClassFiles(ClassLoader loader, String home) {
    this.loader = loader;
    this.home = home;
  }

  /** The number of class files and their checksum, in a few words. */
  static String digest(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    if (loader == null) {
      return "none";
    }
    String name = type.getNestHost().getName().replace('.', '/');
    ClassFiles code = new ClassFiles(loader, name.substring(0, name.lastIndexOf('/') + 1));
    code.reach(name);
    CRC32C sum = new CRC32C();
    code.files.values().forEach(sum::update);
    long count = code.files.values().stream().filter(bytes -> bytes.length > 0).count();
    return "%d with checksum %08x".formatted(count, sum.getValue());
  }

  private void reach(String first) {
    Deque<String> open = new ArrayDeque<>(List.of(first));
    while (!open.isEmpty()) {
      String name = open.remove();
      if (!files.containsKey(name)) {
        byte[] bytes = bytes(name);
        files.put(name, bytes);
        if (bytes.length > 0) {
          open.addAll(named(bytes));
        }
      }
    }
  }

  private byte[] bytes(String name) {
    URL place = isLeftOut(name) ? null : loader.getResource(name + ".class");
    if (place == null || place.getProtocol().equals("jrt")) {
      return new byte[0];
    }
    try (InputStream in = place.openStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      return new byte[0];
    }
  }

  private boolean isLeftOut(String name) {
    return name.startsWith("java/")
        || (name.startsWith(OWN) && !name.substring(0, name.lastIndexOf('/') + 1).equals(home));
  }

  /** The names of the classes in the constant pool of a class file. */
  private static List<String> named(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      in.skipNBytes(8);
      int size = in.readUnsignedShort();
      @Nullable String[] texts = new String[size];
      List<Integer> classes = new ArrayList<>();
      for (int index = 1; index < size; index++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts[index] = in.readUTF();
          case 7 -> classes.add(in.readUnsignedShort());
          case 8, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          case 5, 6 -> {
            in.skipNBytes(8);
            index++;
          }
          default -> in.skipNBytes(4);
        }
      }
      return classes.stream().map(at -> element(String.valueOf(texts[at]))).toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The class itself, or the class of the elements of an array. */
  private static String element(String name) {
    return name.startsWith("[")
        ? name.substring(name.lastIndexOf('[') + 1).replaceAll("^L|;$", "")
        : name;
  }
}

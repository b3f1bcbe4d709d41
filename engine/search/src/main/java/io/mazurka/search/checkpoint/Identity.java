package io.mazurka.search.checkpoint;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * The facts by which a checkpoint is recognised, such as the version, the model and each option. A
 * run goes on from a checkpoint only if all facts are the same.
 *
 * @param facts the value of each fact by name; options are named with their dashes
 */
public record Identity(Map<String, String> facts) {

  private static final int LONGEST = 10_000;

  public Identity {
    Map<String, String> copy = new LinkedHashMap<>();
    facts.forEach((name, value) -> copy.put(name, shortened(value)));
    facts = Collections.unmodifiableMap(copy);
  }

  /** No facts. */
  public static Identity none() {
    return new Identity(Map.of());
  }

  /** These facts and one more. */
  public Identity with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(facts);
    more.put(name, value);
    return new Identity(more);
  }

  /** The length and the checksum of a file; its name if it cannot be read. */
  public static String ofFile(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      return "%d bytes with checksum %08x".formatted(bytes.length, checksum(bytes));
    } catch (IOException e) {
      return file.toString();
    }
  }

  /** The number and the checksum of the class files that a class depends on. */
  public static String ofCode(Class<?> type) {
    return ClassFiles.digest(type);
  }

  private static long checksum(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return sum.getValue();
  }

  private static String shortened(String value) {
    if (value.length() <= LONGEST) {
      return value;
    }
    return "%s... (%d characters, %08x)"
        .formatted(
            value.substring(0, 100),
            value.length(),
            checksum(value.getBytes(StandardCharsets.UTF_8)));
  }

  /** Refuses a checkpoint with other facts, and names the facts that differ. */
  public void require(Identity saved, Object where) {
    List<String> options = new ArrayList<>();
    List<String> others = new ArrayList<>();
    Map<String, String> all = new LinkedHashMap<>(saved.facts);
    all.putAll(facts);
    for (String name : all.keySet()) {
      String then = saved.facts.getOrDefault(name, "nothing");
      String now = facts.getOrDefault(name, "nothing");
      if (!then.equals(now)) {
        (name.startsWith("--") ? options : others)
            .add("%s: %s there, %s here".formatted(name, then, now));
      }
    }
    if (!others.isEmpty()) {
      throw new InvalidModelException(message("is of another run", where, others));
    }
    if (!options.isEmpty()) {
      throw new InvalidOptionException(message("was made with other options", where, options));
    }
  }

  private static String message(String what, Object where, List<String> differences) {
    return "the checkpoint in %s %s (%s)".formatted(where, what, String.join("; ", differences));
  }

  void write(DataOutputStream out) throws IOException {
    List<String> texts = new ArrayList<>();
    facts.forEach((name, value) -> texts.addAll(List.of(name, value)));
    CheckpointHeader.writeTexts(texts, out);
  }

  static Identity read(DataInputStream in) throws IOException {
    List<String> texts = CheckpointHeader.readTexts(in);
    Map<String, String> facts = new LinkedHashMap<>();
    for (int index = 0; index + 1 < texts.size(); index += 2) {
      facts.put(texts.get(index), texts.get(index + 1));
    }
    return new Identity(facts);
  }
}

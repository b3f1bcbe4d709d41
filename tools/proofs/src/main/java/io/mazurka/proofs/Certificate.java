package io.mazurka.proofs;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.proofs.induction.Obligation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A proof in a directory: the model, the outline of the proof, and each question as an SMT-LIB
 * script. Any solver can check the scripts. The model determines which scripts are needed and what
 * they must contain, so a certificate with a missing script is rejected.
 *
 * @param model the reference of the model, as text
 */
record Certificate(String model, ProofOutline outline) {

  /** The file that says what is proved and how. */
  static final String OUTLINE = "proof.txt";

  /** The file that lists all scripts. */
  static final String LIST = "checks.txt";

  private static final String SCRIPT = ".smt2";
  private static final String MODEL = "model ";

  /** Removes the files of an earlier proof and writes a new one. */
  static void write(Path directory, ModelReference model, String claim, Proof proof) {
    try {
      Files.createDirectories(directory);
      for (String stale : scripts(directory)) {
        Files.delete(directory.resolve(stale));
      }
      String head = "# " + claim;
      List<String> outline = new ArrayList<>(List.of(head, MODEL + model.write()));
      outline.addAll(proof.outline().written());
      Files.write(directory.resolve(OUTLINE), outline);
      List<String> names = new ArrayList<>(List.of(head + "; each of these is unsat"));
      for (Obligation one : proof.obligations()) {
        Files.writeString(directory.resolve(one.name() + SCRIPT), one.script());
        names.add(one.name() + SCRIPT);
      }
      Files.write(directory.resolve(LIST), names);
    } catch (IOException e) {
      throw new UncheckedIOException("the proof cannot be written to " + directory, e);
    }
  }

  private static List<String> scripts(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SCRIPT))
          .sorted()
          .toList();
    }
  }

  /** Reads the model and the outline from the files of a certificate. */
  static Certificate read(Path directory) {
    List<String> lines = new ArrayList<>(lines(directory, OUTLINE));
    String model = lines.isEmpty() ? "" : lines.remove(0);
    if (!model.startsWith(MODEL)) {
      throw new InvalidModelException(
          "--recheck: %s does not say which model it is about".formatted(OUTLINE));
    }
    return new Certificate(model.substring(MODEL.length()), ProofOutline.read(lines));
  }

  private static List<String> lines(Path directory, String file) {
    try {
      return Files.readAllLines(directory.resolve(file)).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new InvalidOptionException(
          "--recheck: there is no proof in '%s': %s cannot be read; prove --out writes one"
              .formatted(directory, file));
    }
  }

  /** The differences between the scripts in a directory and those that a proof needs. */
  static List<String> differences(Path directory, Proof proof) {
    List<String> differences = new ArrayList<>();
    Set<String> listed = new HashSet<>();
    for (String name : lines(directory, LIST)) {
      if (!listed.add(name)) {
        differences.add(name + " is listed twice");
      }
    }
    Set<String> needed = new HashSet<>();
    for (Obligation one : proof.obligations()) {
      String name = one.name() + SCRIPT;
      needed.add(name);
      if (!listed.contains(name)) {
        differences.add(name + " is not listed");
      }
      try {
        if (!Files.readString(directory.resolve(name)).equals(one.script())) {
          differences.add(name + " is not what the model asks for");
        }
      } catch (IOException e) {
        differences.add(name + " is missing");
      }
    }
    Set<String> more = new TreeSet<>(listed);
    try {
      more.addAll(scripts(directory));
    } catch (IOException e) {
      differences.add("the files cannot be listed");
    }
    more.removeAll(needed);
    more.forEach(name -> differences.add(name + " is no part of the proof"));
    return differences;
  }
}

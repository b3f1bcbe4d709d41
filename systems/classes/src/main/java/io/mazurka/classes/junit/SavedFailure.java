package io.mazurka.classes.junit;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.Shape;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.catalogue.saved.SavedFile;
import io.mazurka.classes.ClassProgram;
import io.mazurka.search.check.Counterexample;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Saves the executions with which tests fail, and says how to show them again.
 *
 * @param folder the folder for these files
 * @param classPath the class path of the tests
 */
record SavedFailure(Path folder, String classPath) {

  /** The output folder of the build tool of the project in the working directory. */
  static Path usualFolder() {
    if (Files.exists(Path.of("pom.xml"))) {
      return Path.of("target", "mazurka");
    }
    boolean gradle =
        Files.exists(Path.of("build.gradle")) || Files.exists(Path.of("build.gradle.kts"));
    return gradle ? Path.of("build", "mazurka") : Path.of("");
  }

  /** Saves {@code failure}, and returns instructions for the user. */
  String save(ClassProgram program, Class<?> type, String method, Counterexample failure) {
    return "%s%nTo run it alone, as under a debugger:  @Interleavings(replay = \"%s\")"
        .formatted(file(type, method, failure), program.schedule(failure.path()));
  }

  private String file(Class<?> type, String method, Counterexample failure) {
    Path file = folder.resolve(SavedFile.name(type.getSimpleName() + "." + method, failure.kind()));
    ModelReference model =
        new ModelReference(
            ModelReference.Kind.CLASS,
            type.getName() + "." + method,
            entries(),
            Map.of(),
            Shape.usual());
    try {
      SavedFile.write(file, SavedCounterexample.of(model, failure));
      return "Saved. To replay it:  mazurka replay " + file;
    } catch (IOException e) {
      return "It cannot be saved in '%s': %s".formatted(folder, e);
    }
  }

  private List<String> entries() {
    List<String> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry).toAbsolutePath();
      if (Files.exists(path)) {
        entries.add(path.toString());
      }
    }
    return entries;
  }
}

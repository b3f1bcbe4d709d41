package io.mazurka.bench.defaults;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A check to compare.
 *
 * @param name the name in the table
 * @param arguments the model, its parameters and the properties, as arguments of {@code check}
 */
record DefaultInstance(String name, List<String> arguments) {

  private static final String NET = "model.pnml";
  private static final String FORMULAS = "ReachabilityCardinality.xml";

  DefaultInstance {
    arguments = List.copyOf(arguments);
  }

  /** A model of the gallery with its parameters, whose states are all to be explored. */
  static DefaultInstance ofGallery(List<String> words) {
    List<String> arguments = new ArrayList<>(words);
    arguments.add("--all");
    return new DefaultInstance(String.join(" ", words), arguments);
  }

  /** Checks of the net in a folder: for dead markings, and of its formulas if there are any. */
  static List<DefaultInstance> ofNet(Path folder) {
    List<DefaultInstance> instances = new ArrayList<>();
    Path net = folder.resolve(NET);
    if (Files.exists(net)) {
      String name = folder.getFileName().toString();
      instances.add(
          new DefaultInstance(
              name + ", deadlock", List.of(net.toString(), "--property", "deadlock", "--all")));
      Path formulas = folder.resolve(FORMULAS);
      if (Files.exists(formulas)) {
        instances.add(
            new DefaultInstance(
                name + ", formulas", List.of(net.toString(), "--properties", formulas.toString())));
      }
    }
    return instances;
  }
}

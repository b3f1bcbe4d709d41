package io.mazurka.cli;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.walk.Walk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Everything visible on a walk through a system, as texts that do not depend on the process. */
final class Tour {

  private static final int STEPS = 25;

  private Tour() {}

  /** Opens references in a process of its own: writes exact ones and a tour of each to a file. */
  public static void main(String[] args) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String text : List.of(args).subList(1, args.length)) {
      Instance instance = ModelReference.read(text).open();
      lines.add(instance.reference().write());
      lines.add(of(instance));
      lines.add(String.join(" ", StateNotes.of(instance.compile().system())));
    }
    Files.write(Path.of(args[0]), lines);
  }

  static String of(Instance instance) {
    CompiledModel model = instance.compile();
    TransitionSystem system = model.system();
    List<Object> seen = new ArrayList<>();
    seen.add(instance);
    seen.add(system.transitions());
    model.properties().forEach(property -> seen.add(property.name()));
    for (int initial = 0; initial < system.initialStates().size(); initial++) {
      Walk walk = Walk.from(system, initial);
      while (walk.position() < STEPS && walk.possible() > 0) {
        seen.add(system.renderer().details(walk.state()));
        for (int step = 0; step < walk.possible(); step++) {
          seen.add(walk.describe(step));
        }
        walk.take(7 * walk.position() % walk.possible());
      }
    }
    return seen.toString().replace("\n", "\\n");
  }
}

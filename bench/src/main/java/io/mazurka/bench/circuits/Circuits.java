package io.mazurka.bench.circuits;

import io.mazurka.bench.peers.ExternalProgram;
import io.mazurka.bench.peers.Folders;
import io.mazurka.bench.peers.Measurement;
import io.mazurka.bench.peers.Memory;
import io.mazurka.bench.tables.BenchCommand;
import io.mazurka.bench.tables.Machine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/circuits}: deadlock search in circuits, full and reduced. */
@Command(
    name = "bench/circuits",
    sortOptions = false,
    description =
        "Searches the gallery's circuits for deadlocks in full, in SPIN with its partial-order"
            + " reduction, and with both of Mazurka's.")
final class Circuits extends BenchCommand {

  @Option(names = "--quick", description = "only instances that take seconds")
  private boolean quick;

  @Option(
      names = "--memory",
      defaultValue = "2g",
      description = "memory limit of every run (default: ${DEFAULT-VALUE})")
  private String memory = "";

  @Option(
      names = "--minutes",
      defaultValue = "5",
      description = "time limit of every run (default: ${DEFAULT-VALUE})")
  private int minutes;

  @Option(names = "--root", hidden = true, defaultValue = ".")
  private Path root = Path.of(".");

  public static void main(String[] arguments) {
    run(new Circuits(), arguments);
  }

  @Override
  public Integer call() {
    List<CircuitMethod> methods = methods();
    CircuitTable table = new CircuitTable(methods);
    Set<String> hopeless = new HashSet<>();
    for (CircuitInstance instance : quick ? CircuitInstance.QUICK : CircuitInstance.DEFAULT) {
      for (CircuitMethod method : methods) {
        // What did not come to an end on fewer cells will not on more.
        String pair = method.name() + " " + instance.model().name();
        Optional<Measurement> found = Optional.empty();
        if (!hopeless.contains(pair)) {
          System.err.println(instance + ": " + method.name() + " ...");
          found = method.search().run(instance);
        }
        if (found.isEmpty()) {
          hopeless.add(pair);
        }
        table.add(instance, method, found);
      }
    }
    String text =
        "Machine: %s. Limits of every run: %s, %d minutes.\n\n%s"
            .formatted(Machine.current(), Memory.parse(memory), minutes, table.markdown());
    print("circuits", text);
    return 0;
  }

  private List<CircuitMethod> methods() {
    Folders folders = new Folders(root.toAbsolutePath().normalize());
    Memory limit = Memory.parse(memory);
    List<CircuitMethod> methods = new ArrayList<>();
    methods.add(CircuitMethod.mazurka("none", folders, limit, minutes));
    if (ExternalProgram.isInstalled("spin") && ExternalProgram.isInstalled("gcc")) {
      methods.add(CircuitMethod.spin(folders, limit, minutes));
    }
    methods.add(CircuitMethod.mazurka("lssa", folders, limit, minutes));
    methods.add(CircuitMethod.mazurka("lpor", folders, limit, minutes));
    return methods;
  }
}

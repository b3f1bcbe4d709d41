package io.mazurka.bench.circuits;

import io.mazurka.bench.peers.LimitedCommand;
import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Measurement;
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
            + " reduction, and with those of Mazurka.")
final class Circuits extends LimitedCommand {

  @Option(names = "--quick", description = "only instances that take seconds")
  private boolean quick;

  @Option(
      names = "--only",
      split = ",",
      description = "only these circuits, such as tagunit,mmu; not for --out")
  private Set<String> only = Set.of();

  @Option(
      names = "--minutes",
      defaultValue = "5",
      description = "time limit of every run (default: ${DEFAULT-VALUE})")
  private int minutes;

  public static void main(String[] arguments) {
    run(new Circuits(), arguments);
  }

  @Override
  public Integer call() {
    List<CircuitMethod> methods = methods();
    CircuitTable table = new CircuitTable(methods);
    Set<String> hopeless = new HashSet<>();
    for (CircuitInstance instance : quick ? CircuitInstance.QUICK : CircuitInstance.DEFAULT) {
      if (!only.isEmpty() && !only.contains(instance.model().name())) {
        continue;
      }
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
    print("circuits", circumstances(", " + minutes + " minutes") + table.markdown());
    return 0;
  }

  private List<CircuitMethod> methods() {
    List<CircuitMethod> methods = new ArrayList<>();
    methods.add(mazurka("full", "--por", "none", "--symmetry", "none"));
    if (ExternalProgram.isInstalled("spin") && ExternalProgram.isInstalled("gcc")) {
      methods.add(CircuitMethod.spin(launcher(), minutes));
    }
    methods.add(mazurka("2'", "--por", "lssa", "--sets", "condition-2-prime"));
    methods.add(mazurka("lssa", "--por", "lssa", "--symmetry", "none"));
    methods.add(mazurka("lpor", "--por", "lpor", "--symmetry", "none"));
    return methods;
  }

  private CircuitMethod mazurka(String name, String... reduction) {
    return CircuitMethod.mazurka(name, List.of(reduction), launcher(), minutes);
  }
}

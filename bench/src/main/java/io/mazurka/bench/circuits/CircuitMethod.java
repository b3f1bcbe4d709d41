package io.mazurka.bench.circuits;

import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Folders;
import io.mazurka.bench.tools.Launcher;
import io.mazurka.bench.tools.MazurkaReport;
import io.mazurka.bench.tools.Measurement;
import io.mazurka.bench.tools.SpinReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A way to search a circuit for deadlocks: its name, and a function that runs it. */
record CircuitMethod(String name, Search search) {

  /** Runs the search; empty if it did not end within its limits. */
  interface Search {
    Optional<Measurement> run(CircuitInstance instance);
  }

  /**
   * Mazurka with a partial-order reduction, or none.
   *
   * @param name the name in the table
   * @param reduction the options that ask for the reduction
   */
  static CircuitMethod mazurka(
      String name, List<String> reduction, Launcher launcher, int minutes) {
    return new CircuitMethod(
        name,
        instance -> {
          Path folder = launcher.folders().scratch("mazurka");
          List<String> arguments = new ArrayList<>(List.of("check"));
          arguments.addAll(instance.arguments(folder));
          arguments.addAll(reduction);
          arguments.addAll(List.of("--timeout", String.valueOf(60 * minutes), "--json"));
          return MazurkaReport.parse(launcher.call(folder, arguments).run().output());
        });
  }

  /** SPIN with its own partial-order reduction, on the circuit in Promela. */
  static CircuitMethod spin(Launcher launcher, int minutes) {
    return new CircuitMethod(
        "SPIN",
        instance -> {
          Path folder = launcher.folders().scratch("spin-circuits");
          Folders.write(folder.resolve("circuit.pml"), Promela.of(instance.program()));
          new ExternalProgram(List.of("spin", "-a", "circuit.pml"), folder).runOrFail();
          new ExternalProgram(
                  List.of(
                      "gcc",
                      "-O2",
                      "-DSAFETY",
                      "-DMEMLIM=" + launcher.memory().mebibytes(),
                      "-o",
                      "pan",
                      "pan.c"),
                  folder)
              .runOrFail();
          ExternalProgram pan =
              new ExternalProgram(List.of("./pan", "-m4000000", "-w22", "-Q" + minutes), folder);
          return SpinReport.parse(pan.run().output());
        });
  }
}

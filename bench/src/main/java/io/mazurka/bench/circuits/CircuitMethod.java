package io.mazurka.bench.circuits;

import io.mazurka.bench.peers.ExternalProgram;
import io.mazurka.bench.peers.Folders;
import io.mazurka.bench.peers.MazurkaReport;
import io.mazurka.bench.peers.Measurement;
import io.mazurka.bench.peers.Memory;
import io.mazurka.bench.peers.SpinReport;
import io.mazurka.bench.tables.BenchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A way to search a circuit for deadlocks: its name, and what it found if it came to an end. */
record CircuitMethod(String name, Search search) {

  /** One run; empty when it did not end within its limits. */
  interface Search {
    Optional<Measurement> run(CircuitInstance instance);
  }

  /** Mazurka with one of its partial-order reductions, or none. */
  static CircuitMethod mazurka(String por, Folders folders, Memory memory, int minutes) {
    return new CircuitMethod(
        por.equals("none") ? "full" : por,
        instance -> {
          List<String> command =
              List.of(
                  folders.launcher().toString(),
                  "check",
                  instance.model().name(),
                  "cells=" + instance.cells(),
                  "--property",
                  "deadlock",
                  "--por",
                  por,
                  "--timeout",
                  String.valueOf(60 * minutes),
                  "--json");
          Map<String, String> options = Map.of("MAZURKA_OPTS", "-Xmx" + memory.jvmSize());
          ExternalProgram program =
              new ExternalProgram(command, folders.scratch("mazurka"), options);
          return MazurkaReport.parse(program.run().output());
        });
  }

  /** SPIN with its own partial-order reduction, on the circuit in Promela. */
  static CircuitMethod spin(Folders folders, Memory memory, int minutes) {
    return new CircuitMethod(
        "SPIN",
        instance -> {
          Path folder = folders.scratch("spin-circuits");
          write(folder.resolve("circuit.pml"), Promela.of(instance.program()));
          new ExternalProgram(List.of("spin", "-a", "circuit.pml"), folder).runOrFail();
          new ExternalProgram(
                  List.of(
                      "gcc",
                      "-O2",
                      "-DSAFETY",
                      "-DMEMLIM=" + memory.mebibytes(),
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

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new BenchException("cannot write " + file, e);
    }
  }
}

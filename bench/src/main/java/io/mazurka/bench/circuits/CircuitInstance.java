package io.mazurka.bench.circuits;

import io.mazurka.bench.tools.ModelTwin;
import io.mazurka.bench.tools.Subject;
import io.mazurka.gallery.Arbiter;
import io.mazurka.gallery.Dme;
import io.mazurka.gallery.Fifo;
import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A circuit of the gallery with a number of cells. */
public record CircuitInstance(Model model, int cells) implements Subject {

  /** The instances of table 1 of Zheng and Zhang, in its order. */
  static final List<CircuitInstance> DEFAULT =
      Stream.of(
              of(new Arbiter(), 3, 5, 7, 9, 11),
              of(new Fifo(), 3, 5, 8, 10, 20, 50, 100, 200, 300),
              of(new Dme(), 3, 4, 5, 8, 9))
          .flatMap(List::stream)
          .toList();

  /** Instances that take only seconds. */
  static final List<CircuitInstance> QUICK =
      Stream.of(of(new Arbiter(), 3, 5), of(new Fifo(), 3, 5, 20), of(new Dme(), 3, 4))
          .flatMap(List::stream)
          .toList();

  private static List<CircuitInstance> of(Model model, int... sizes) {
    return Arrays.stream(sizes).mapToObj(cells -> new CircuitInstance(model, cells)).toList();
  }

  Program program() {
    Arguments arguments = Arguments.of(model, Map.of("cells", cells));
    return ((Circuit) model.create(arguments)).program();
  }

  @Override
  public List<String> arguments(Path scratch) {
    return List.of(model.name(), "cells=" + cells, "--property", "deadlock");
  }

  @Override
  public Optional<ModelTwin> promela() {
    return Optional.of(ModelTwin.generated("circuit", Promela.of(program())));
  }

  @Override
  public Optional<ModelTwin> tla(boolean plain) {
    return plain ? Optional.empty() : Optional.of(TlaModule.twin(program()));
  }

  @Override
  public String toString() {
    return model.name() + " " + cells;
  }
}

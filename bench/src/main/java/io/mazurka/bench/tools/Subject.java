package io.mazurka.bench.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A system that the tools search: a model for Mazurka, and equivalent models for the others. */
public interface Subject {

  /**
   * The arguments of {@code mazurka check}.
   *
   * @param scratch the folder for files that the check needs
   */
  List<String> arguments(Path scratch);

  /** The model in Promela, if there is one. */
  Optional<ModelTwin> promela();

  /** The model in TLA+, written plainly or for speed, if there is one. */
  Optional<ModelTwin> tla(boolean plain);
}

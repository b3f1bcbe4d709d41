package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.util.Optional;
import java.util.OptionalLong;

/** A model checker that the bench starts as a process of its own. */
interface Tool {

  String name();

  /** Its version, or a {@link BenchException} that says what is missing. */
  String version();

  /**
   * Why this tool is not run on the instance, if so; {@code states} is what an earlier tool found.
   */
  Optional<String> declines(PeerInstance instance, OptionalLong states);

  /** Explores the whole instance; {@code states} lets a tool size its tables beforehand. */
  Measurement measure(PeerInstance instance, OptionalLong states);
}

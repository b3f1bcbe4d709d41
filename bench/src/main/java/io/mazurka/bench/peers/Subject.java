package io.mazurka.bench.peers;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What the tools search: a model for Mazurka, and its twins for the others. */
public interface Subject {

  /**
   * What {@code mazurka check} is told.
   *
   * @param scratch where files that it needs are written to
   */
  List<String> arguments(Path scratch);

  /** The same in Promela. */
  Optional<Twin> promela();

  /** The same in TLA+, written plainly or for speed; not every one is there in both ways. */
  Optional<Twin> tla(boolean plain);
}

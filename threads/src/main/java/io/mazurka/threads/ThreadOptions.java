package io.mazurka.threads;

import io.mazurka.kernel.dynamic.planning.Conflicts;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionDeclarer;
import java.util.List;

/**
 * The options of programs of threads.
 *
 * @param conflicts when two accesses to one object depend on each other
 */
public record ThreadOptions(Conflicts conflicts) implements FrontEndOptions {

  private static final OptionDeclaration CONFLICTS =
      OptionDeclarer.of(ThreadOptions::of)
          .choice(
              "--conflicts",
              Conflicts.class,
              ThreadOptions::conflicts,
              ThreadOptions::withConflicts,
              "When two accesses of threads to one object are dependent: when one of them writes,"
                  + " or always. Default: readwrite.")
          .neutral("readwrite");

  /** The defaults: reads do not depend on each other. */
  public ThreadOptions() {
    this(Conflicts.READWRITE);
  }

  /** Reads do not depend on each other. */
  public static ThreadOptions defaults() {
    return new ThreadOptions();
  }

  /** Those that {@code options} carry, or the defaults. */
  public static ThreadOptions of(CheckOptions options) {
    return options.find(ThreadOptions.class).orElseGet(ThreadOptions::new);
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return List.of(CONFLICTS);
  }

  public ThreadOptions withConflicts(Conflicts kind) {
    return new ThreadOptions(kind);
  }
}

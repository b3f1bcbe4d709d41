package io.mazurka.guarded;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionDeclarer;
import java.util.List;

/**
 * The options of guarded programs.
 *
 * @param relations where the relations between commands come from
 */
public record ProgramOptions(Relations relations) implements FrontEndOptions {

  /** Where the relations between commands come from. */
  public enum Relations {
    /** From local graphs. */
    LOCAL,
    /** From a solver, under invariants that it proves, and from local graphs if there are any. */
    SOLVER
  }

  private static final OptionDeclaration RELATIONS =
      OptionDeclarer.of(ProgramOptions::of)
          .choice(
              "--relations",
              Relations.class,
              ProgramOptions::relations,
              (options, chosen) -> new ProgramOptions(chosen),
              "Where the reductions of guarded programs know from which commands depend on each"
                  + " other: from local graphs, or from a solver as well, which first proves"
                  + " invariants. Default: local.")
          .neutral("local");

  /** The defaults: local graphs alone. */
  public ProgramOptions() {
    this(Relations.LOCAL);
  }

  /** The program options that {@code options} carry, or the defaults. */
  public static ProgramOptions of(CheckOptions options) {
    return options.find(ProgramOptions.class).orElseGet(ProgramOptions::new);
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return List.of(RELATIONS);
  }
}

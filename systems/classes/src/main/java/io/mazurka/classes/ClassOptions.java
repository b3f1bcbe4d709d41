package io.mazurka.classes;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionDeclarer;
import java.util.List;

/**
 * The options of ordinary classes, beside those of programs of threads.
 *
 * @param earlyTimeouts how often in each thread a time limit may run out while others can go on
 */
public record ClassOptions(int earlyTimeouts) implements FrontEndOptions {

  private static final int MOST_TIMEOUTS = 1_000;

  private static final OptionDeclaration EARLY_TIMEOUTS =
      OptionDeclarer.of(ClassOptions::of)
          .number(
              "--early-timeouts",
              0,
              MOST_TIMEOUTS,
              ClassOptions::earlyTimeouts,
              (options, most) -> new ClassOptions(most.intValue()),
              "How often, in each thread of ordinary classes, a time limit may run out while other"
                  + " threads can go on. Default: 0.")
          .neutral("0")
          .shapesTheSystem();

  /** The defaults: time limits run out only if no thread can go on. */
  public ClassOptions() {
    this(0);
  }

  /** The class options that {@code options} carry, or the defaults. */
  public static ClassOptions of(CheckOptions options) {
    return options.find(ClassOptions.class).orElseGet(ClassOptions::new);
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return List.of(EARLY_TIMEOUTS);
  }
}

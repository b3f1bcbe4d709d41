package io.mazurka.cli;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionDeclarer;
import java.util.List;

/** The options of a toy front end, whose only system is {@link SwiftRelay}. */
public record SpeedOptions(Speed speed) implements FrontEndOptions {

  enum Speed {
    SLOW,
    FAST
  }

  /** The defaults. */
  public SpeedOptions() {
    this(Speed.SLOW);
  }

  static SpeedOptions of(CheckOptions options) {
    return options.find(SpeedOptions.class).orElseGet(SpeedOptions::new);
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return List.of(
        OptionDeclarer.of(SpeedOptions::of)
            .choice(
                "--speed",
                Speed.class,
                SpeedOptions::speed,
                (options, speed) -> new SpeedOptions(speed),
                "Whether only one token is sent. Default: slow.")
            .neutral("slow")
            .shapesTheSystem());
  }
}

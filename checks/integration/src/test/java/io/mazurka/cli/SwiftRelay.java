package io.mazurka.cli;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;

/** A relay that understands an option of its own: fast, it sends but one token. */
public final class SwiftRelay extends Relay {

  @Override
  public Checkable create(Arguments arguments) {
    return new Checkable() {
      @Override
      public Features features() {
        return Features.of().with(SpeedOptions.class);
      }

      @Override
      public CompiledModel compile(CheckOptions options) {
        boolean fast = SpeedOptions.of(options).speed() == SpeedOptions.Speed.FAST;
        int tokens = fast ? 1 : arguments.get("n");
        return compiled(new Tokens(tokens, false), few(tokens));
      }
    };
  }
}

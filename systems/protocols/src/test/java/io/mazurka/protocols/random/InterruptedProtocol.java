package io.mazurka.protocols.random;

import io.mazurka.differential.Interruptions;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.Trial;
import java.io.IOException;
import java.util.Random;
import java.util.function.Supplier;

/** A protocol whose search is stopped and gone on with, under random options. */
public final class InterruptedProtocol {

  private static final int MOST_STATES = 1500;

  private InterruptedProtocol() {}

  public static void compare(Protocol protocol, Trial trial) throws IOException {
    Random random = ProtocolGenerator.random(~trial.seed());
    CheckOptions options = options(random);
    boolean split = random.nextInt(3) == 0;
    Checkable system = split ? Splits.draw(protocol, random).in(protocol) : protocol;
    Patience patience =
        random.nextBoolean() ? Patience.endless() : Patience.untilStates(1 + random.nextInt(40));
    trial.at("%s, split %s, %s".formatted(options, split, patience));
    Supplier<SearchTask> fresh =
        () -> Check.of(system).with(options).prepare().task().withPatience(patience);
    boolean symmetric;
    try {
      symmetric = !fresh.get().symmetry().isTrivial();
    } catch (InvalidOptionException e) {
      trial.count("refused");
      return;
    }
    trial.count("split", split);
    trial.count("symmetric", symmetric);
    trial.count("symmetric and split", symmetric && split);
    new Interruptions(fresh, random, trial).compare();
  }

  private static CheckOptions options(Random random) {
    ProtocolOptions own = ProtocolOptions.defaults();
    CheckOptions some =
        CheckOptions.defaults()
            .withPor(random.nextBoolean() ? Por.LPOR : Por.NONE)
            .withStore(random.nextInt(3) == 0 ? StoreKind.FINGERPRINT : StoreKind.EXACT)
            .withLimits(Limits.none().withStates(MOST_STATES))
            .with(random.nextBoolean() ? own.withSymmetry(Symmetry.ROLES) : own);
    return random.nextBoolean() ? some.withAll() : some;
  }
}

package io.mazurka.testkit;

import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The seeds of a run, which are consecutive.
 *
 * @param first the first seed
 * @param draws the number of seeds
 * @param whole whether the run is complete, so that demands on its counts apply
 */
record Seeds(long first, int draws, boolean whole) {

  /** The property {@code -Dmazurka.seed=S}: only this seed is drawn. */
  static final String SEED = "mazurka.seed";

  /** The property {@code -Dmazurka.draws=N}: the number of seeds from that one on. */
  static final String DRAWS = "mazurka.draws";

  /** The seeds of a test, times the factor of {@link Draws}, unless somebody asked for others. */
  static Seeds of(long first, int draws) {
    return asked(first, Draws.times(draws), System.getProperty(SEED), System.getProperty(DRAWS));
  }

  /** One seed, unless somebody asked for others. */
  static Seeds one(long seed) {
    return asked(seed, 1, System.getProperty(SEED), System.getProperty(DRAWS));
  }

  static Seeds asked(long first, int draws, @Nullable String seed, @Nullable String number) {
    if (seed == null && number == null) {
      return new Seeds(first, draws, true);
    }
    int asked = number == null ? 1 : Integer.parseInt(number);
    return new Seeds(seed == null ? first : Long.parseLong(seed), asked, asked >= draws);
  }

  LongStream stream() {
    return LongStream.range(first, first + draws);
  }
}

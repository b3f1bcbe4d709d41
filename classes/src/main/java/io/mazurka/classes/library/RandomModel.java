package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.objects.Done;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The model of {@link Random}: its numbers are the same in every execution. */
public class RandomModel extends Random {

  private static final long serialVersionUID = 1L;
  private static final long SEED = 42;

  private final transient @Nullable Shared<Done> generator;

  public RandomModel() {
    this(SEED);
  }

  public RandomModel(long seed) {
    super(seed);
    this.generator = Shared.of(this, Done.DONE);
  }

  @Override
  protected int next(int bits) {
    if (generator != null) {
      generator.write("draw a number from");
    }
    return super.next(bits);
  }
}

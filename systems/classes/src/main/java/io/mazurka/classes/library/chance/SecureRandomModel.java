package io.mazurka.classes.library.chance;

import io.mazurka.classes.calls.SystemCalls;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** The model of {@link SecureRandom}: its numbers are the same in every execution. */
public class SecureRandomModel extends SecureRandom {

  private static final long serialVersionUID = 1L;
  private static final long USUAL_SEED = 43;

  private final transient @Nullable RandomModel numbers;

  public SecureRandomModel() {
    SystemCalls.noteChance("SecureRandom");
    this.numbers = new RandomModel(USUAL_SEED);
  }

  /** Ignores the seed, since the numbers of Java do not depend on the seed alone. */
  public SecureRandomModel(byte[] seed) {
    this();
  }

  @Override
  public String getAlgorithm() {
    return "the same in every execution";
  }

  @Override
  public void setSeed(byte[] seed) {}

  /** The constructor of the superclass calls this, too. */
  @Override
  public void setSeed(long seed) {}

  @Override
  public void nextBytes(byte[] bytes) {
    if (numbers != null) {
      numbers.nextBytes(bytes);
    }
  }

  @Override
  public byte[] generateSeed(int length) {
    byte[] seed = new byte[length];
    nextBytes(seed);
    return seed;
  }
}

package io.mazurka.kernel.reduction;

/** Explores everything. */
public final class NoReduction implements Reduction {

  @Override
  public String description() {
    return "";
  }

  @Override
  public Contract contract() {
    return Contract.forEverything();
  }

  @Override
  public Selector selector() {
    return Selector.EVERYTHING;
  }
}

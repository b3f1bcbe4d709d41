package io.mazurka.kernel.reduction;

/** Explores everything. */
public final class NoReduction implements Reduction {

  @Override
  public String description() {
    return "";
  }

  @Override
  public boolean preservesInvariants() {
    return true;
  }

  @Override
  public boolean needsStack() {
    return false;
  }

  @Override
  public boolean toleratesMatching() {
    return true;
  }

  @Override
  public Selector selector() {
    return Selector.EVERYTHING;
  }
}

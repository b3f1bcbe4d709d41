package io.mazurka.kernel.reduction;

import java.util.List;

/** Explores everything. */
public final class NoReduction implements Reduction {

  private final List<String> reasons;

  /** Explores everything and gives no reason. */
  public NoReduction() {
    this.reasons = List.of();
  }

  /** Explores everything; {@code reason} says why and is reported. */
  public NoReduction(String reason) {
    this.reasons = List.of(reason);
  }

  @Override
  public List<String> remarks() {
    return reasons;
  }

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

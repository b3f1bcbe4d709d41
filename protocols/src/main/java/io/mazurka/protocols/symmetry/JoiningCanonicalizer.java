package io.mazurka.protocols.symmetry;

import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.protocols.views.WholeViews;

/** Finds representatives of states with split processes among those of whole views. */
final class JoiningCanonicalizer implements Canonicalizer {

  private final Canonicalizer inner;
  private final WholeViews views;
  private final int[] whole;

  JoiningCanonicalizer(Canonicalizer inner, WholeViews views) {
    this.inner = inner;
    this.views = views;
    this.whole = new int[views.slots()];
  }

  @Override
  public void canonicalize(int[] state) {
    views.join(state, whole);
    inner.canonicalize(whole);
    views.split(whole, state);
  }

  @Override
  public long permutations() {
    return inner.permutations();
  }

  @Override
  public long orbit(int[] state) {
    views.join(state, whole);
    return inner.orbit(whole);
  }
}

package io.mazurka.kernel.symmetry.slots;

import io.mazurka.kernel.symmetry.Canonicalizer;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Turns states into representatives for one worker, one part of a group after the other. A part
 * whose slots a step has left alone is skipped if the source was in order there. Once it has room,
 * it allocates nothing.
 */
final class SlotCanonicalizer implements Canonicalizer {

  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

  private final OrbitPart[] parts;
  private final ImageScratch scratch = new ImageScratch();
  private final int[] copy;

  /** For each slot, the part that moves it, or -1. */
  private final int[] partOf;

  /** Whether the source is the representative of its orbit under each part. */
  private final boolean[] ordered;

  /** Whether the current step has changed a slot of each part. */
  private final boolean[] touched;

  SlotCanonicalizer(OrbitPart[] parts, int slots) {
    this.parts = parts;
    this.copy = new int[slots];
    this.partOf = new int[slots];
    this.ordered = new boolean[parts.length];
    this.touched = new boolean[parts.length];
    Arrays.fill(partOf, -1);
    for (int part = 0; part < parts.length; part++) {
      BitSet its = parts[part].slots();
      for (int slot = its.nextSetBit(0); slot >= 0; slot = its.nextSetBit(slot + 1)) {
        partOf[slot] = part;
      }
    }
  }

  @Override
  public void canonicalize(int[] state) {
    for (OrbitPart part : parts) {
      part.canonicalize(state, scratch);
    }
  }

  @Override
  public void startFrom(int[] source) {
    System.arraycopy(source, 0, copy, 0, copy.length);
    canonicalize(copy);
    Arrays.fill(ordered, true);
    for (int slot = 0; slot < copy.length; slot++) {
      if (copy[slot] != source[slot]) {
        ordered[partOf[slot]] = false;
      }
    }
  }

  @Override
  public void canonicalize(int[] state, int[] changed, int count) {
    Arrays.fill(touched, false);
    for (int index = 0; index < count; index++) {
      int part = partOf[changed[index]];
      if (part >= 0) {
        touched[part] = true;
      }
    }
    for (int part = 0; part < parts.length; part++) {
      if (touched[part] || !ordered[part]) {
        parts[part].canonicalize(state, scratch);
      }
    }
  }

  @Override
  public long permutations() {
    return Arrays.stream(parts)
        .map(OrbitPart::permutations)
        .reduce(BigInteger.ONE, BigInteger::multiply)
        .min(MOST)
        .longValue();
  }

  @Override
  public long orbit(int[] state) {
    return Arrays.stream(parts)
        .map(part -> part.permutations().divide(part.fixing(state)))
        .reduce(BigInteger.ONE, BigInteger::multiply)
        .min(MOST)
        .longValue();
  }
}

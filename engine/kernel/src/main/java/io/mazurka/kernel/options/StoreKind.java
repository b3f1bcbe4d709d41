package io.mazurka.kernel.options;

/** How visited states are remembered. */
public enum StoreKind {
  /** Every state in full, packed into a few words: exact. */
  EXACT,
  /** A 64-bit fingerprint per state: two states may be taken for one, very rarely. */
  FINGERPRINT,
  /** Three bits per state in a fixed array: states are missed as it fills up. */
  BITSTATE,
  /** Nothing: every path is explored, and the search of a cyclic system does not end. */
  NONE
}

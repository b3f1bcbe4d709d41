package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;

/** What a store takes and what it is worth. */
public interface StoreFacts {

  /** The bytes of all arrays of the store. */
  long bytes();

  /** What a search that relies on this store can promise, given what it holds now. */
  Guarantee guarantee();
}

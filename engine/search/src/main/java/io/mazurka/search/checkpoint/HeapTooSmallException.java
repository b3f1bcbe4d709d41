package io.mazurka.search.checkpoint;

import java.util.Locale;

/** A saved search does not fit into the memory. */
public final class HeapTooSmallException extends RuntimeException {

  private static final long serialVersionUID = 1;
  private static final double MEGABYTE = 1 << 20;

  HeapTooSmallException(long needed, long heap) {
    super(
        String.format(
            Locale.ROOT,
            "the checkpoint needs a heap of about %,.0f MB, and this one has %,.0f MB; give it more"
                + " with MAZURKA_OPTS=-Xmx%.0fm",
            needed / MEGABYTE,
            heap / MEGABYTE,
            Math.ceil(needed / MEGABYTE)));
  }
}

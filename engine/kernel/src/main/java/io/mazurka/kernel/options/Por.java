package io.mazurka.kernel.options;

import java.util.Locale;

/** The partial-order reductions a user can ask for. */
public enum Por {
  /** Every enabled transition is explored. */
  NONE,
  /** Stubborn sets from local relations (Bokor, Kinder, Serafini, Suri 2011). */
  LPOR,
  /** Ample sets from local state graphs (Zheng, Zhang). */
  LSSA,
  /** Dynamic reduction with persistent sets (Flanagan, Godefroid 2005). */
  DPOR_CLASSIC,
  /** Dynamic reduction with source sets (Abdulla, Aronis, Jonsson, Sagonas 2014). */
  DPOR_SOURCE,
  /** Dynamic reduction with wakeup trees: one execution per trace. */
  DPOR_OPTIMAL;

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package io.mazurka.protocols.options;

/** How messages travel between processes (Bokor 2011, section 3.1). */
public enum Traffic {
  /** One buffer per channel; a step takes what it wants from it. */
  M,
  /** Output and input buffers with delivery events; a step takes what it wants of the delivered. */
  GRM,
  /** Output and input buffers with delivery events; a step takes everything that was delivered. */
  RM
}

package io.mazurka.protocols.options;

/** How messages travel between processes (Bokor 2011, section 3.1). */
public enum Traffic {
  /** Each channel is one buffer; a step consumes the messages it wants from it. */
  M,
  /**
   * Output and input buffers with delivery events; a step consumes the delivered messages it wants.
   */
  GRM,
  /** Output and input buffers with delivery events; a step consumes all delivered messages. */
  RM
}

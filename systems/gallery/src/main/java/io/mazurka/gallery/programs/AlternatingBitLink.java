package io.mazurka.gallery.programs;

/** The alternating-bit protocol: a bit tells the receiver whether a message is a repetition. */
public final class AlternatingBitLink extends LossyLink {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public AlternatingBitLink() {
    super(true);
  }

  @Override
  public String name() {
    return "alternating-bit";
  }

  @Override
  public String summary() {
    return "a sender repeats values over lossy channels; a bit tells the receiver which are new";
  }
}

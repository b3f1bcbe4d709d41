package io.mazurka.gallery.programs;

/** The alternating-bit protocol: a bit tells the receiver whether a message is a repetition. */
public final class AlternatingBitLink extends LossyLink {

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

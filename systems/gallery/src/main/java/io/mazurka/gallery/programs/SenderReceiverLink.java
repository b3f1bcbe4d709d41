package io.mazurka.gallery.programs;

/** The alternating-bit protocol without the bit: a repeated message is accepted again. */
public final class SenderReceiverLink extends LossyLink {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public SenderReceiverLink() {
    super(false);
  }

  @Override
  public String name() {
    return "sender-receiver";
  }

  @Override
  public String summary() {
    return "a sender repeats values over lossy channels until they are acknowledged";
  }
}

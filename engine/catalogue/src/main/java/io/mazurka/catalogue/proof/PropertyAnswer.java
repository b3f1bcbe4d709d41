package io.mazurka.catalogue.proof;

/**
 * What an attempt at a proof says of one property of a model.
 *
 * @param name the property
 * @param answer the answer
 * @param reason why it was not asked; empty if it was
 */
public record PropertyAnswer(String name, Answer answer, String reason) {

  /** The answers. */
  public enum Answer {
    PROVED("proved"),
    VIOLATED("violated"),
    /** Neither is known. */
    UNPROVED("not proved"),
    /** It is no invariant, or others were asked for. */
    NOT_ASKED("not asked of prove");

    private final String text;

    Answer(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A property that is not asked about. */
  public static PropertyAnswer notAsked(String name, String reason) {
    return new PropertyAnswer(name, Answer.NOT_ASKED, reason);
  }

  /** The answer, and the reason if there is one. */
  @Override
  public String toString() {
    return reason.isEmpty() ? answer.toString() : "%s: %s".formatted(answer, reason);
  }
}

package io.mazurka.catalogue.proof;

/**
 * The answer of an attempt at a proof for one property of a model.
 *
 * @param name the name of the property
 * @param answer the answer
 * @param reason why the property was not asked; empty if it was
 */
public record PropertyAnswer(String name, Answer answer, String reason) {

  /** The answers. */
  public enum Answer {
    PROVED("proved"),
    VIOLATED("violated"),
    /** The property is neither proved nor violated. */
    UNPROVED("not proved"),
    /** The property is no invariant, or only others were asked for. */
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

  /** The answer for a property that was not asked. */
  public static PropertyAnswer notAsked(String name, String reason) {
    return new PropertyAnswer(name, Answer.NOT_ASKED, reason);
  }

  /** The answer, and the reason if there is one. */
  @Override
  public String toString() {
    return reason.isEmpty() ? answer.toString() : "%s: %s".formatted(answer, reason);
  }
}

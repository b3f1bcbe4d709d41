package io.mazurka.classes.runtime;

/** The value of a write, for reports. It is read when the thread comes to its next operation. */
final class Written {

  private final Location location;
  private final Labels labels;
  private String text = "?";

  Written(Location location, Labels labels) {
    this.location = location;
    this.labels = labels;
  }

  String text() {
    return text;
  }

  /** The write in words. */
  String phrase(String verb, String name) {
    return verb.equals("write")
        ? "write %s to %s".formatted(text, name)
        : "%s %s, now %s".formatted(verb, name, text);
  }

  /** Reads the value, after the thread has written it. */
  void settle() {
    Object value = location.value();
    labels.hold(value, location.name());
    text = labels.text(value);
  }
}

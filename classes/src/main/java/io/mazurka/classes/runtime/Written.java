package io.mazurka.classes.runtime;

/** What a write wrote, which is looked at when the thread comes to its next operation. */
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

  /** What was done, in words. */
  String phrase(String verb, String name) {
    return verb.equals("write")
        ? "write %s to %s".formatted(text, name)
        : "%s %s, now %s".formatted(verb, name, text);
  }

  /** The thread has written. */
  void settle() {
    Object value = location.value();
    labels.hold(value, location.name());
    text = labels.text(value);
  }
}

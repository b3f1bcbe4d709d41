package io.mazurka.kernel.trace.picture;

import java.util.ArrayDeque;
import java.util.Deque;

/** Builds XML or HTML element by element; texts and values of attributes are escaped. */
public final class Markup {

  private final StringBuilder text = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * Opens an SVG picture with a style, a marker for the tips of arrows and a background.
   *
   * @param name the class of the picture; the id of the marker begins with it
   */
  Markup picture(String name, String title, String style, int width, int height) {
    open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "class",
        name,
        "role",
        "img",
        "viewBox",
        "0 0 %d %d".formatted(width, height),
        "width",
        width,
        "height",
        height);
    element("title", title).open("style").raw(style).close().open("defs");
    open(
            "marker",
            "id",
            name + "-tip",
            "viewBox",
            "0 0 8 8",
            "refX",
            7,
            "refY",
            4,
            "markerWidth",
            7,
            "markerHeight",
            7,
            "orient",
            "auto")
        .empty("path", "d", "M0 0 L8 4 L0 8 z", "class", "tip")
        .close()
        .close();
    return empty("rect", "class", "paper", "width", width, "height", height);
  }

  /** Opens an element; {@code attributes} has names and values in turn. */
  public Markup open(String element, Object... attributes) {
    begin(element, attributes);
    text.append('>');
    open.push(element);
    return this;
  }

  /** Adds an empty element. */
  public Markup empty(String element, Object... attributes) {
    begin(element, attributes);
    text.append("/>\n");
    return this;
  }

  /** Adds an element with a text in it. */
  public Markup element(String element, String content, Object... attributes) {
    return open(element, attributes).text(content).close();
  }

  private void begin(String element, Object... attributes) {
    text.append('<').append(element);
    for (int index = 0; index < attributes.length; index += 2) {
      text.append(' ').append(attributes[index]).append("=\"");
      escape(String.valueOf(attributes[index + 1]), true);
      text.append('"');
    }
  }

  /** Closes the element that was opened last. */
  public Markup close() {
    text.append("</").append(open.pop()).append(">\n");
    return this;
  }

  /** Text, in which special characters are escaped. */
  public Markup text(String content) {
    escape(content, false);
    return this;
  }

  /** Adds text that is markup already, without escaping it. */
  public Markup raw(String markup) {
    text.append(markup);
    return this;
  }

  private void escape(String content, boolean attribute) {
    content.codePoints().forEach(character -> escape(character, attribute));
  }

  private void escape(int character, boolean attribute) {
    switch (character) {
      case '<' -> text.append("&lt;");
      case '>' -> text.append("&gt;");
      case '&' -> text.append("&amp;");
      case '"' -> text.append("&quot;");
      case '\t', '\n', '\r' -> {
        if (attribute || character == '\r') {
          text.append("&#").append(character).append(';');
        } else {
          text.appendCodePoint(character);
        }
      }
      default -> text.appendCodePoint(isAllowed(character) ? character : 0xFFFD);
    }
  }

  /** Whether XML 1.0 allows the character. */
  private static boolean isAllowed(int character) {
    return character >= 0x20
        && (character < 0xD800 || character > 0xDFFF)
        && character != 0xFFFE
        && character != 0xFFFF;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}

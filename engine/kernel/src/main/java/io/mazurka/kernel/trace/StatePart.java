package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * One part of a state, such as a process, a monitor or a shared object, described by its fields.
 *
 * @param name the name of the part
 * @param fields the values that it consists of
 * @param inbox the messages in flight to it
 * @param note a further remark, such as that the process has crashed; empty if there is none
 */
public record StatePart(String name, List<Field> fields, List<Letter> inbox, String note) {

  /** A value with its name; the name is empty if there is only one value. */
  public record Field(String name, String value) {}

  /**
   * A message on its way.
   *
   * @param stage how far the message has come, in a word
   */
  public record Letter(String message, String sender, String stage) {}

  public StatePart {
    fields = List.copyOf(fields);
    inbox = List.copyOf(inbox);
  }

  /** A part that is a single value; without fields if the value is empty. */
  public static StatePart of(String name, String value) {
    return new StatePart(
        name, value.isEmpty() ? List.of() : List.of(new Field("", value)), List.of(), "");
  }

  /**
   * The parts of a state; with fields if the renderer knows them, otherwise with one value each.
   */
  public static List<StatePart> of(Renderer renderer, int[] state) {
    if (renderer instanceof StateParts pieces) {
      return pieces.parts(state);
    }
    List<String> names = renderer.components();
    List<String> values = renderer.details(state);
    List<StatePart> parts = new ArrayList<>();
    for (int index = 0; index < names.size(); index++) {
      parts.add(of(names.get(index), values.get(index)));
    }
    return parts;
  }
}

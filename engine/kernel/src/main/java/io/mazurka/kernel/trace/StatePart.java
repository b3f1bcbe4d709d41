package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * What one part of a state is, in pieces: a process, a monitor, a shared object.
 *
 * @param name who it is
 * @param fields what it consists of
 * @param inbox the messages in flight to it
 * @param note something else about it, such as that it has crashed; empty if there is nothing
 */
public record StatePart(String name, List<Field> fields, List<Letter> inbox, String note) {

  /** A value with its name, which is empty if there is only one. */
  public record Field(String name, String value) {}

  /**
   * A message on its way.
   *
   * @param stage how far it has come, in a word
   */
  public record Letter(String message, String sender, String stage) {}

  public StatePart {
    fields = List.copyOf(fields);
    inbox = List.copyOf(inbox);
  }

  /** One that is a single value; without fields if that says nothing. */
  public static StatePart of(String name, String value) {
    return new StatePart(
        name, value.isEmpty() ? List.of() : List.of(new Field("", value)), List.of(), "");
  }

  /** The parts of a state, in pieces if the renderer knows them, or one value each. */
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

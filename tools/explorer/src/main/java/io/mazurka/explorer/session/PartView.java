package io.mazurka.explorer.session;

import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.StatePart.Field;
import io.mazurka.kernel.trace.StatePart.Letter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One part of a state, compared with the same part of the previous state.
 *
 * @param changed whether the note differs from the previous one
 */
public record PartView(
    String name, String note, boolean changed, List<FieldView> fields, List<LetterView> inbox) {

  public PartView {
    fields = List.copyOf(fields);
    inbox = List.copyOf(inbox);
  }

  /**
   * A value with its name.
   *
   * @param changed whether the value differs from the previous one
   * @param before the previous value
   */
  public record FieldView(String name, String value, boolean changed, String before) {}

  /**
   * A message in flight.
   *
   * @param fresh whether the message is new
   * @param dead whether the message can never be consumed
   */
  public record LetterView(
      String message, String sender, String stage, boolean fresh, boolean dead) {}

  /**
   * The parts of a state.
   *
   * @param before the parts of the state to compare with
   * @param alive the parts without messages that can never be consumed
   */
  static List<PartView> of(List<StatePart> now, List<StatePart> before, List<StatePart> alive) {
    Map<String, StatePart> old = byName(before);
    Map<String, StatePart> live = byName(alive);
    List<PartView> parts = new ArrayList<>();
    for (StatePart part : now) {
      StatePart was =
          old.getOrDefault(part.name(), new StatePart(part.name(), List.of(), List.of(), ""));
      StatePart lives = live.getOrDefault(part.name(), part);
      parts.add(
          new PartView(
              part.name(),
              part.note(),
              !part.note().equals(was.note()),
              fields(part.fields(), was.fields()),
              letters(part.inbox(), was.inbox(), lives.inbox())));
    }
    return parts;
  }

  private static Map<String, StatePart> byName(List<StatePart> parts) {
    Map<String, StatePart> named = new HashMap<>();
    parts.forEach(part -> named.put(part.name(), part));
    return named;
  }

  private static List<FieldView> fields(List<Field> now, List<Field> before) {
    Map<String, String> old = new HashMap<>();
    before.forEach(field -> old.put(field.name(), field.value()));
    List<FieldView> fields = new ArrayList<>();
    for (Field field : now) {
      String was = old.getOrDefault(field.name(), "");
      fields.add(new FieldView(field.name(), field.value(), !was.equals(field.value()), was));
    }
    return fields;
  }

  /** The views of letters. Of several equal letters, the last ones are marked as new or dead. */
  private static List<LetterView> letters(
      List<Letter> now, List<Letter> before, List<Letter> live) {
    List<Letter> old = new ArrayList<>(before);
    List<Letter> alive = new ArrayList<>(live);
    List<LetterView> letters = new ArrayList<>();
    for (Letter letter : now) {
      boolean fresh = !old.remove(letter);
      boolean dead = !alive.remove(letter);
      letters.add(new LetterView(letter.message(), letter.sender(), letter.stage(), fresh, dead));
    }
    return letters;
  }
}

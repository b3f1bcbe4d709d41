package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.protocols.engine.fields.ValueType.Sort;
import io.mazurka.protocols.engine.fields.WrittenTerm.Applied;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fields of values: those that the language knows of collections, texts and Optionals, and
 * those that classes have.
 */
final class FieldOf {

  private static final Map<String, String> FUNCTIONS =
      Map.of("size", "size", "isEmpty", "isEmpty", "empty", "isEmpty", "present", "isPresent");

  private FieldOf() {}

  /** A field of a value. */
  static FieldMeaning value(FieldMeaning owner, String name, int column) {
    ValueType held = owner.type().unwrapped();
    ValueType type =
        ofLanguage(owner.type(), name)
            .or(
                () ->
                    ofLanguage(held, name)
                        .or(() -> fieldOf(held, name))
                        .map(one -> owner.type().sort() == Sort.OPTIONAL ? one.orNone() : one))
            .orElseThrow(() -> noField(owner.type(), name, column));
    return FieldMeaning.join(
        List.of(owner), type, one -> parts -> Operations.field(one.get(0).of(parts), name));
  }

  private static Optional<ValueType> fieldOf(ValueType owner, String name) {
    return switch (owner.sort()) {
      case UNKNOWN -> Optional.of(ValueType.UNKNOWN);
      case OBJECT, CONSTANT -> owner.field(name);
      default -> Optional.empty();
    };
  }

  private static Optional<ValueType> ofLanguage(ValueType owner, String name) {
    return switch (owner.sort()) {
      case OPTIONAL ->
          switch (name) {
            case "isPresent", "isEmpty" -> Optional.of(ValueType.CONDITION);
            case "get" -> Optional.of(owner.held());
            default -> Optional.empty();
          };
      case COLLECTION, MAP, TEXT ->
          switch (name) {
            case "size", "length" -> Optional.of(ValueType.NUMBER);
            case "isEmpty" -> Optional.of(ValueType.CONDITION);
            default -> Optional.empty();
          };
      default -> Optional.empty();
    };
  }

  private static FieldSyntaxException noField(ValueType owner, String name, int column) {
    ValueType held = owner.unwrapped();
    List<String> known =
        switch (held.sort()) {
          case OBJECT, CONSTANT -> held.fields();
          case COLLECTION, MAP, TEXT -> List.of("size", "isEmpty");
          default -> List.of();
        };
    return new FieldSyntaxException(
        column,
        "%s has no field '%s'%s%s"
            .formatted(
                held.words(),
                name,
                NearMiss.question(name, known),
                known.isEmpty() ? "" : "; it has " + ProtocolWords.listed(known)));
  }

  /** A function of a value, which is the field of another name. */
  static FieldMeaning function(Applied applied, Function<WrittenTerm, FieldMeaning> values) {
    String field = FUNCTIONS.get(applied.function());
    if (field == null) {
      if (ChannelQuestion.suits(applied.function())) {
        throw ChannelQuestion.refused(applied.column(), applied.function());
      }
      throw new FieldSyntaxException(
          applied.column(),
          "there is no function '%s'%s; there are size, empty and present"
              .formatted(
                  applied.function(), NearMiss.question(applied.function(), FUNCTIONS.keySet())));
    }
    FieldMeaning argument = values.apply(applied.argument());
    Sort sort = argument.type().sort();
    boolean optional = field.equals("isPresent");
    if (sort != Sort.UNKNOWN
        && (sort != Sort.OPTIONAL || field.equals("size"))
        && (optional || (sort != Sort.COLLECTION && sort != Sort.MAP && sort != Sort.TEXT))) {
      throw new FieldSyntaxException(
          applied.argument().column(),
          "%s(...) is of %s, not of %s"
              .formatted(
                  applied.function(),
                  optional ? Sort.OPTIONAL : Sort.COLLECTION,
                  argument.type().words()));
    }
    return value(argument, field, applied.column());
  }
}

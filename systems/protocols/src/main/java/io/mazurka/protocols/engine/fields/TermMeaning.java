package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.protocols.engine.fields.Meaning.Reading;
import io.mazurka.protocols.engine.fields.Part.Member;
import io.mazurka.protocols.engine.fields.ValueType.Sort;
import io.mazurka.protocols.engine.fields.WrittenTerm.Applied;
import io.mazurka.protocols.engine.fields.WrittenTerm.Element;
import io.mazurka.protocols.engine.fields.WrittenTerm.Field;
import io.mazurka.protocols.engine.fields.WrittenTerm.Joined;
import io.mazurka.protocols.engine.fields.WrittenTerm.Literal;
import io.mazurka.protocols.engine.fields.WrittenTerm.Named;
import io.mazurka.protocols.engine.fields.WrittenTerm.OfType;
import io.mazurka.protocols.engine.fields.WrittenTerm.Quantified;
import io.mazurka.protocols.engine.fields.WrittenTerm.Signed;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks up the names in a term and checks its types; quantifiers are written out. */
final class TermMeaning {

  private static final long MOST_INSTANCES = 100_000;
  private static final Map<String, String> FUNCTIONS =
      Map.of("size", "size", "isEmpty", "isEmpty", "empty", "isEmpty", "present", "isPresent");

  private final ProtocolWords words;
  private final Comparing comparing;
  private long instances = 1;

  TermMeaning(ProtocolWords words) {
    this.words = words;
    this.comparing = new Comparing(words, this::value);
  }

  /** A condition. */
  Meaning condition(WrittenTerm term) {
    Meaning meaning = value(term);
    require(meaning, term, Sort.CONDITION, Sort.NUMBER);
    return meaning.type().sort() == Sort.CONDITION
        ? meaning
        : Meaning.join(
            List.of(meaning),
            ValueType.CONDITION,
            one -> parts -> Operations.truth(one.get(0).of(parts)));
  }

  private Meaning number(WrittenTerm term) {
    Meaning meaning = value(term);
    require(meaning, term, Sort.NUMBER, Sort.CONDITION);
    return meaning;
  }

  private static void require(Meaning meaning, WrittenTerm term, Sort wanted, Sort also) {
    Sort sort = meaning.type().unwrapped().sort();
    if (sort != wanted && sort != also && sort != Sort.UNKNOWN) {
      throw new FieldSyntaxException(
          term.column(), "expected %s, not %s".formatted(wanted, meaning.type().words()));
    }
  }

  private Meaning value(WrittenTerm term) {
    if (term instanceof Literal literal) {
      return literal(literal.value());
    } else if (term instanceof Named named) {
      Part part = words.find(named.name());
      if (part == null) {
        throw words.unknown(named.name(), named.column());
      }
      return Meaning.of(part, words.type(part));
    } else if (term instanceof Field field) {
      return field(value(field.owner()), field.name(), field.column());
    } else if (term instanceof Element element) {
      return comparing.element(element);
    } else if (term instanceof Applied applied) {
      return applied(applied);
    } else if (term instanceof Signed signed) {
      return signed(signed);
    } else if (term instanceof OfType typed) {
      return ofType(typed);
    } else if (term instanceof Quantified quantified) {
      return quantified(quantified);
    }
    return joined((Joined) term);
  }

  static Meaning literal(Object value) {
    return Meaning.constant(
        value instanceof Boolean
            ? ValueType.CONDITION
            : value instanceof String ? ValueType.TEXT : ValueType.NUMBER,
        value);
  }

  private static Meaning field(Meaning owner, String name, int column) {
    ValueType held = owner.type().unwrapped();
    ValueType type =
        ofLanguage(owner.type(), name)
            .or(
                () ->
                    ofLanguage(held, name)
                        .or(() -> fieldOf(held, name))
                        .map(one -> held == owner.type() ? one : one.orNone()))
            .orElseThrow(() -> noField(owner.type(), name, column));
    return Meaning.join(
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

  private Meaning applied(Applied applied) {
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
    Meaning argument = value(applied.argument());
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
    return field(argument, field, applied.column());
  }

  private Meaning signed(Signed signed) {
    if (signed.sign().equals("!")) {
      return Meaning.join(
          List.of(condition(signed.operand())),
          ValueType.CONDITION,
          one -> parts -> !Operations.truth(one.get(0).of(parts)));
    }
    return Meaning.join(
        List.of(number(signed.operand())),
        ValueType.NUMBER,
        one -> parts -> Operations.calculate(0L, "-", one.get(0).of(parts)));
  }

  private Meaning ofType(OfType typed) {
    Meaning value = value(typed.value());
    ValueType type = value.type().unwrapped();
    List<String> known = type.raw().stream().map(Class::getSimpleName).toList();
    if (!known.contains(typed.type()) && !type.open() && type.sort() != Sort.UNKNOWN) {
      throw new FieldSyntaxException(
          typed.column(),
          "%s is never %s%s"
              .formatted(type.words(), typed.type(), NearMiss.question(typed.type(), known)));
    }
    return Meaning.join(
        List.of(value),
        ValueType.CONDITION,
        one -> parts -> Operations.isOf(one.get(0).of(parts), typed.type()));
  }

  private Meaning joined(Joined joined) {
    return switch (joined.operator()) {
      case "&", "&&" -> Meaning.all(List.of(condition(joined.left()), condition(joined.right())));
      case "|", "||" -> any(List.of(condition(joined.left()), condition(joined.right())));
      case "->" -> implication(condition(joined.left()), condition(joined.right()));
      case "<->", "^" -> {
        boolean equal = joined.operator().equals("<->");
        yield Meaning.join(
            List.of(condition(joined.left()), condition(joined.right())),
            ValueType.CONDITION,
            two ->
                parts ->
                    equal
                        == (Operations.truth(two.get(0).of(parts))
                            == Operations.truth(two.get(1).of(parts))));
      }
      case "+", "-", "*", "/", "%" ->
          Meaning.join(
              List.of(number(joined.left()), number(joined.right())),
              ValueType.NUMBER,
              two ->
                  parts ->
                      Operations.calculate(
                          two.get(0).of(parts), joined.operator(), two.get(1).of(parts)));
      case "<", "<=", ">", ">=" ->
          Meaning.join(
              List.of(number(joined.left()), number(joined.right())),
              ValueType.CONDITION,
              two ->
                  parts ->
                      Operations.compare(
                          two.get(0).of(parts), joined.operator(), two.get(1).of(parts)));
      default -> comparing.comparison(joined);
    };
  }

  private static Meaning any(List<Meaning> conditions) {
    List<Meaning> open = new ArrayList<>();
    for (Meaning condition : conditions) {
      Optional<Boolean> known = condition.truth();
      if (known.isEmpty()) {
        open.add(condition);
      } else if (known.get()) {
        return literal(true);
      }
    }
    return open.isEmpty()
        ? literal(false)
        : Meaning.join(
            open,
            ValueType.CONDITION,
            all -> parts -> all.stream().anyMatch(one -> Operations.truth(one.of(parts))));
  }

  private static Meaning implication(Meaning premise, Meaning conclusion) {
    Optional<Boolean> known = premise.truth();
    if (known.isPresent()) {
      return known.get() ? conclusion : literal(true);
    }
    return Meaning.join(
        List.of(premise, conclusion),
        ValueType.CONDITION,
        two ->
            parts ->
                !Operations.truth(two.get(0).of(parts)) || Operations.truth(two.get(1).of(parts)));
  }

  private Meaning quantified(Quantified quantified) {
    Role<?> role = words.role(quantified.role(), quantified.column());
    List<Meaning> all = new ArrayList<>();
    long before = instances;
    for (int count = quantified.variables().size(); count > 0; count--) {
      instances = Math.min(MOST_INSTANCES + 1, instances * Math.max(1, role.size()));
    }
    if (instances > MOST_INSTANCES) {
      throw new FieldSyntaxException(
          quantified.column(), "its body would stand for more than %d".formatted(MOST_INSTANCES));
    }
    instantiate(quantified, role, 0, all);
    instances = before;
    return switch (quantified.word()) {
      case "forall" -> Meaning.all(all);
      case "exists" -> any(all);
      default -> Meaning.join(all, ValueType.NUMBER, readings -> parts -> total(readings, parts));
    };
  }

  private static long total(List<Reading> readings, Part.Parts parts) {
    long total = 0;
    for (Reading one : readings) {
      total = Operations.calculate(total, "+", one.of(parts));
    }
    return total;
  }

  private void instantiate(Quantified quantified, Role<?> role, int variable, List<Meaning> all) {
    if (variable == quantified.variables().size()) {
      all.add(
          quantified.word().equals("sum")
              ? number(quantified.body())
              : condition(quantified.body()));
      return;
    }
    for (int index = 0; index < role.size(); index++) {
      words.bind(quantified.variables().get(variable), new Member(role, index));
      instantiate(quantified, role, variable + 1, all);
      words.release();
    }
  }
}

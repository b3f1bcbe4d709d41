package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.protocols.engine.fields.FieldMeaning.Reading;
import io.mazurka.protocols.engine.fields.ReadPart.Member;
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
import java.util.Optional;

/** Looks up the names in a term and checks its types; quantifiers are written out. */
final class TermMeaning {

  private static final long MOST_INSTANCES = 100_000;

  private final ProtocolWords words;
  private final Comparing comparing;
  private long instances = 1;

  TermMeaning(ProtocolWords words) {
    this.words = words;
    this.comparing = new Comparing(words, this::value);
  }

  /** A condition. */
  FieldMeaning condition(WrittenTerm term) {
    FieldMeaning meaning = value(term);
    require(meaning, term, Sort.CONDITION, Sort.NUMBER);
    return meaning.type().sort() == Sort.CONDITION
        ? meaning
        : FieldMeaning.join(
            List.of(meaning),
            ValueType.CONDITION,
            one -> parts -> Operations.truth(one.get(0).of(parts)));
  }

  private FieldMeaning number(WrittenTerm term) {
    FieldMeaning meaning = value(term);
    require(meaning, term, Sort.NUMBER, Sort.CONDITION);
    return meaning;
  }

  private static void require(FieldMeaning meaning, WrittenTerm term, Sort wanted, Sort also) {
    Sort sort = meaning.type().unwrapped().sort();
    if (sort != wanted && sort != also && sort != Sort.UNKNOWN) {
      throw new FieldSyntaxException(
          term.column(), "expected %s, not %s".formatted(wanted, meaning.type().words()));
    }
  }

  private FieldMeaning value(WrittenTerm term) {
    if (term instanceof Literal literal) {
      return literal(literal.value());
    } else if (term instanceof Named named) {
      ReadPart part = words.find(named.name());
      if (part == null) {
        throw words.unknown(named.name(), named.column());
      }
      return FieldMeaning.of(part, words.type(part));
    } else if (term instanceof Field field) {
      return FieldOf.value(value(field.owner()), field.name(), field.column());
    } else if (term instanceof Element element) {
      return comparing.element(element);
    } else if (term instanceof Applied applied) {
      return FieldOf.function(applied, this::value);
    } else if (term instanceof Signed signed) {
      return signed(signed);
    } else if (term instanceof OfType typed) {
      return ofType(typed);
    } else if (term instanceof Quantified quantified) {
      return quantified(quantified);
    }
    return joined((Joined) term);
  }

  static FieldMeaning literal(Object value) {
    return FieldMeaning.constant(
        value instanceof Boolean
            ? ValueType.CONDITION
            : value instanceof String ? ValueType.TEXT : ValueType.NUMBER,
        value);
  }

  private FieldMeaning signed(Signed signed) {
    if (signed.sign().equals("!")) {
      return FieldMeaning.join(
          List.of(condition(signed.operand())),
          ValueType.CONDITION,
          one -> parts -> !Operations.truth(one.get(0).of(parts)));
    }
    return FieldMeaning.join(
        List.of(number(signed.operand())),
        ValueType.NUMBER,
        one -> parts -> Operations.calculate(0L, "-", one.get(0).of(parts)));
  }

  private FieldMeaning ofType(OfType typed) {
    FieldMeaning value = value(typed.value());
    ValueType type = value.type().unwrapped();
    List<String> known = type.raw().stream().map(Class::getSimpleName).toList();
    if (!known.contains(typed.type()) && !type.open() && type.sort() != Sort.UNKNOWN) {
      throw new FieldSyntaxException(
          typed.column(),
          "%s is never %s%s"
              .formatted(type.words(), typed.type(), NearMiss.question(typed.type(), known)));
    }
    return FieldMeaning.join(
        List.of(value),
        ValueType.CONDITION,
        one -> parts -> Operations.isOf(one.get(0).of(parts), typed.type()));
  }

  private FieldMeaning joined(Joined joined) {
    return switch (joined.operator()) {
      case "&", "&&" ->
          FieldMeaning.all(List.of(condition(joined.left()), condition(joined.right())));
      case "|", "||" -> any(List.of(condition(joined.left()), condition(joined.right())));
      case "->" -> implication(condition(joined.left()), condition(joined.right()));
      case "<->", "^" -> {
        boolean equal = joined.operator().equals("<->");
        yield FieldMeaning.join(
            List.of(condition(joined.left()), condition(joined.right())),
            ValueType.CONDITION,
            two ->
                parts ->
                    equal
                        == (Operations.truth(two.get(0).of(parts))
                            == Operations.truth(two.get(1).of(parts))));
      }
      case "+", "-", "*", "/", "%" ->
          FieldMeaning.join(
              List.of(number(joined.left()), number(joined.right())),
              ValueType.NUMBER,
              two ->
                  parts ->
                      Operations.calculate(
                          two.get(0).of(parts), joined.operator(), two.get(1).of(parts)));
      case "<", "<=", ">", ">=" ->
          FieldMeaning.join(
              List.of(number(joined.left()), number(joined.right())),
              ValueType.CONDITION,
              two ->
                  parts ->
                      Operations.compare(
                          two.get(0).of(parts), joined.operator(), two.get(1).of(parts)));
      default -> comparing.comparison(joined);
    };
  }

  private static FieldMeaning any(List<FieldMeaning> conditions) {
    List<FieldMeaning> open = new ArrayList<>();
    for (FieldMeaning condition : conditions) {
      Optional<Boolean> known = condition.truth();
      if (known.isEmpty()) {
        open.add(condition);
      } else if (known.get()) {
        return literal(true);
      }
    }
    return open.isEmpty()
        ? literal(false)
        : FieldMeaning.join(
            open,
            ValueType.CONDITION,
            all -> parts -> all.stream().anyMatch(one -> Operations.truth(one.of(parts))));
  }

  private static FieldMeaning implication(FieldMeaning premise, FieldMeaning conclusion) {
    Optional<Boolean> known = premise.truth();
    if (known.isPresent()) {
      return known.get() ? conclusion : literal(true);
    }
    return FieldMeaning.join(
        List.of(premise, conclusion),
        ValueType.CONDITION,
        two ->
            parts ->
                !Operations.truth(two.get(0).of(parts)) || Operations.truth(two.get(1).of(parts)));
  }

  private FieldMeaning quantified(Quantified quantified) {
    Role<?> role = words.role(quantified.role(), quantified.column());
    List<FieldMeaning> all = new ArrayList<>();
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
      case "forall" -> FieldMeaning.all(all);
      case "exists" -> any(all);
      default ->
          FieldMeaning.join(all, ValueType.NUMBER, readings -> parts -> total(readings, parts));
    };
  }

  private static long total(List<Reading> readings, ReadPart.Parts parts) {
    long total = 0;
    for (Reading one : readings) {
      total = Operations.calculate(total, "+", one.of(parts));
    }
    return total;
  }

  private void instantiate(
      Quantified quantified, Role<?> role, int variable, List<FieldMeaning> all) {
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

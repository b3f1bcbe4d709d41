package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.protocols.engine.fields.ReadPart.Member;
import io.mazurka.protocols.engine.fields.ValueType.Sort;
import io.mazurka.protocols.engine.fields.WrittenTerm.Element;
import io.mazurka.protocols.engine.fields.WrittenTerm.Field;
import io.mazurka.protocols.engine.fields.WrittenTerm.Joined;
import io.mazurka.protocols.engine.fields.WrittenTerm.Named;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compares values. What a name means depends on the other side: a process is its identity beside
 * another process and beside a field that holds processes, and otherwise its local state; a word
 * without another meaning is a constant of the enum on the other side.
 */
final class Comparing {

  private final ProtocolWords words;
  private final Function<WrittenTerm, FieldMeaning> values;

  Comparing(ProtocolWords words, Function<WrittenTerm, FieldMeaning> values) {
    this.words = words;
    this.values = values;
  }

  /** Equality or containment. */
  FieldMeaning comparison(Joined joined) {
    boolean contains = joined.operator().equals("contains");
    List<FieldMeaning> two = sides(joined.left(), joined.right(), contains);
    ValueType left = two.get(0).type();
    ValueType right = two.get(1).type();
    if (contains) {
      requireWhole(left, joined);
      requireAlike(left.contained(), right, joined);
      return FieldMeaning.join(
          two,
          ValueType.CONDITION,
          of -> parts -> Operations.contains(of.get(0).of(parts), of.get(1).of(parts)));
    }
    requireAlike(left, right, joined);
    boolean equal = !joined.operator().equals("!=");
    return FieldMeaning.join(
        two,
        ValueType.CONDITION,
        of -> parts -> equal == Operations.equal(of.get(0).of(parts), of.get(1).of(parts)));
  }

  /** An element of a list, or the value of a key. */
  FieldMeaning element(Element element) {
    FieldMeaning whole = values.apply(element.owner());
    ValueType type = whole.type().unwrapped();
    if (type.sort() != Sort.COLLECTION && type.sort() != Sort.MAP && type.sort() != Sort.UNKNOWN) {
      throw new FieldSyntaxException(
          element.column(), "%s has no elements".formatted(type.words()));
    }
    ValueType key = type.sort() == Sort.MAP ? type.contained() : ValueType.NUMBER;
    FieldMeaning index =
        side(element.index(), type.sort() == Sort.UNKNOWN ? ValueType.UNKNOWN : key);
    return FieldMeaning.join(
        List.of(whole, index),
        type.sort() == Sort.UNKNOWN ? type : type.held().orNone(),
        two -> parts -> Operations.element(two.get(0).of(parts), two.get(1).of(parts)));
  }

  private List<FieldMeaning> sides(WrittenTerm left, WrittenTerm right, boolean contains) {
    Member one = member(left);
    Member other = member(right);
    if (one != null && other != null && !contains) {
      return List.of(identity(one), identity(other));
    }
    if (isWord(right) || contains || (one == null && !isWord(left))) {
      FieldMeaning known = values.apply(left);
      ValueType type = known.type();
      return List.of(known, side(right, contains ? type.contained() : type));
    }
    FieldMeaning known = values.apply(right);
    return List.of(side(left, known.type()), known);
  }

  /** The meaning of a side whose other side has a type. */
  private FieldMeaning side(WrittenTerm term, ValueType other) {
    ValueType type = other.unwrapped();
    Member member = member(term);
    if (member != null && (type.sort() == Sort.PROCESS || type.sort() == Sort.UNKNOWN)) {
      return identity(member);
    }
    return isWord(term) ? constant(term, type) : values.apply(term);
  }

  private static FieldMeaning identity(Member member) {
    return FieldMeaning.constant(ValueType.PROCESS, member.id());
  }

  private @Nullable Member member(WrittenTerm term) {
    return term instanceof Named named && words.find(named.name()) instanceof Member member
        ? member
        : null;
  }

  /** Whether a term is a word, or two with a dot, that only the other side can explain. */
  private boolean isWord(WrittenTerm term) {
    return term instanceof Field field
        ? field.owner() instanceof Named owner && words.find(owner.name()) == null
        : term instanceof Named named && words.find(named.name()) == null;
  }

  private FieldMeaning constant(WrittenTerm term, ValueType type) {
    String word = term instanceof Field field ? field.name() : ((Named) term).name();
    String owner =
        term instanceof Field field && field.owner() instanceof Named named ? named.name() : "";
    List<Object> constants =
        type.raw().stream()
            .filter(raw -> raw.isEnum() && (owner.isEmpty() || owner.equals(raw.getSimpleName())))
            .flatMap(raw -> Arrays.stream((Object[]) raw.getEnumConstants()))
            .toList();
    if (constants.isEmpty() && type.sort() == Sort.UNKNOWN) {
      return constant(term, words.enumNamed(owner).orElseThrow(() -> unknownEnum(term, word)));
    }
    if (constants.isEmpty()) {
      throw words.unknown(owner.isEmpty() ? word : owner, term.column());
    }
    List<String> known = constants.stream().map(each -> ((Enum<?>) each).name()).toList();
    if (!known.contains(word)) {
      throw new FieldSyntaxException(
          term.column(),
          "%s has no constant '%s'%s; it has %s"
              .formatted(
                  type.words(), word, NearMiss.question(word, known), ProtocolWords.listed(known)));
    }
    if (known.indexOf(word) != known.lastIndexOf(word)) {
      throw unclear(word, term.column());
    }
    return FieldMeaning.constant(type, constants.get(known.indexOf(word)));
  }

  private static FieldSyntaxException unknownEnum(WrittenTerm term, String word) {
    return new FieldSyntaxException(
        term.column(),
        "what '%1$s' is cannot be known, as the values that it is compared with are declared as Object or by a"
                .formatted(word)
            + " type variable; name its enum, as in Phase.%1$s, one that is declared beside the local"
                .formatted(word)
            + " states");
  }

  private static FieldSyntaxException unclear(String word, int column) {
    return new FieldSyntaxException(
        column,
        "it is not clear which '%s' is meant, as values of several types are possible here; ask for"
                .formatted(word)
            + " the type with 'is', or compare a field of one type");
  }

  private static void requireWhole(ValueType whole, Joined joined) {
    switch (whole.sort()) {
      case COLLECTION, MAP, OPTIONAL, TEXT, UNKNOWN -> {}
      default ->
          throw new FieldSyntaxException(
              joined.column(), "%s contains nothing".formatted(whole.words()));
    }
  }

  private static void requireAlike(ValueType one, ValueType other, Joined joined) {
    ValueType left = one.unwrapped();
    ValueType right = other.unwrapped();
    boolean unknown = left.sort() == Sort.UNKNOWN || right.sort() == Sort.UNKNOWN;
    boolean alike = left.sort() == right.sort();
    if (alike && left.sort() == Sort.CONSTANT) {
      alike = left.raw().equals(right.raw());
    }
    if (!unknown && !alike) {
      throw new FieldSyntaxException(
          joined.column(),
          "%s is never %s; compare values of one kind".formatted(left.words(), right.words()));
    }
  }
}

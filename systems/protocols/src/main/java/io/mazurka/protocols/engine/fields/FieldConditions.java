package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.PropertyDefinition.FailureText;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.engine.fields.ReadPart.Member;
import io.mazurka.protocols.engine.fields.ReadPart.Parts;
import io.mazurka.protocols.engine.fields.ReadPart.Watcher;
import io.mazurka.protocols.engine.fields.WrittenTerm.Joined;
import io.mazurka.protocols.engine.fields.WrittenTerm.Quantified;
import io.mazurka.protocols.engine.fields.WrittenTerm.Signed;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Makes definitions of properties from texts, in the language of fields. */
public final class FieldConditions {

  private final Protocol protocol;

  /** The language with the names of a protocol. */
  public FieldConditions(Protocol protocol) {
    this.protocol = protocol;
  }

  /** Whether a word is the name of a process, a monitor or a role. */
  public boolean isKnown(String word) {
    return new ProtocolWords(protocol).isKnown(word);
  }

  /** Whether a word begins an expression that goes on as far as it can. */
  public static boolean isQuantifier(String word) {
    return TermParser.QUANTIFIERS.contains(word);
  }

  /**
   * The property that a condition holds in the states that its kind says. It has the text as its
   * name.
   *
   * @throws FieldSyntaxException if the text is no condition
   */
  public PropertyDefinition read(Kind kind, String text) {
    ProtocolWords words = new ProtocolWords(protocol);
    WrittenTerm term = TermParser.parse(text, words::isKnown);
    Optional<PropertyDefinition> premise =
        kind == Kind.INVARIANT
            ? absence(term).map(absent -> define(text, Kind.GOAL, words, absent, Optional.empty()))
            : Optional.empty();
    return define(text, kind, words, term, premise);
  }

  /** The condition that the left side of an implication holds of nobody. */
  private static Optional<WrittenTerm> absence(WrittenTerm term) {
    if (term instanceof Joined joined && joined.operator().equals("->")) {
      return Optional.of(new Signed("!", joined.left(), joined.column()));
    }
    return term instanceof Quantified quantified && quantified.word().equals("forall")
        ? absence(quantified.body())
            .map(
                body ->
                    new Quantified(
                        "forall",
                        quantified.variables(),
                        quantified.role(),
                        body,
                        quantified.column()))
        : Optional.empty();
  }

  private static PropertyDefinition define(
      String text,
      Kind kind,
      ProtocolWords words,
      WrittenTerm term,
      Optional<PropertyDefinition> premise) {
    FieldMeaning whole = new TermMeaning(words).condition(term);
    List<FieldMeaning> conjuncts = new ArrayList<>();
    (whole.conjuncts().isEmpty() ? List.of(whole) : whole.conjuncts())
        .forEach(conjunct -> conjuncts.add(conjunct.settled()));
    Set<Observed> reads = new LinkedHashSet<>();
    whole.reads().forEach(part -> reads.add(part.observed()));
    reads.addAll(words.mentionedInVain());
    boolean ofProcesses = whole.reads().stream().allMatch(Member.class::isInstance);
    return new PropertyDefinition(
        text,
        kind,
        List.copyOf(reads),
        List.of(),
        snapshot -> failure(conjuncts, parts(snapshot)),
        ofProcesses && !reads.isEmpty()
            ? conjuncts.stream().map(FieldConditions::clause).toList()
            : List.of(),
        premise);
  }

  private static Parts parts(Snapshot snapshot) {
    return part ->
        part instanceof Member member
            ? TimedState.bare(snapshot.of(member.role()).get(member.index()))
            : snapshot.of(((Watcher) part).monitor());
  }

  /** What the first condition that fails has read. */
  private static Optional<String> failure(List<FieldMeaning> conjuncts, Parts parts) {
    for (FieldMeaning conjunct : conjuncts) {
      if (!Operations.truth(conjunct.reading().of(parts))) {
        List<String> texts =
            conjunct.reads().stream()
                .map(part -> FailureText.of(part.toString(), parts.of(part)))
                .toList();
        return Optional.of(texts.isEmpty() ? "it is never true" : FailureText.joined(texts));
      }
    }
    return Optional.empty();
  }

  private static Clause clause(FieldMeaning conjunct) {
    List<ReadPart> read = List.copyOf(conjunct.reads());
    List<ProcessId> processes = read.stream().map(part -> ((Member) part).id()).toList();
    List<Function<Object, Object>> aspects = new ArrayList<>();
    for (ReadPart part : read) {
      List<FieldMeaning> own =
          conjunct.leaves().stream().filter(leaf -> leaf.reads().contains(part)).toList();
      aspects.add(state -> FieldMeaning.aspect(own, TimedState.bare(state)));
    }
    return new Clause(
        processes,
        states ->
            Operations.truth(
                conjunct.reading().of(part -> TimedState.bare(states.get(read.indexOf(part))))),
        aspects);
  }
}

package io.mazurka.proofs;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.proofs.lemmas.FoundLemma;
import io.mazurka.proofs.lemmas.ProcessExchange;
import io.mazurka.proofs.protocol.LetterProviso;
import io.mazurka.proofs.protocol.ProtocolProgram;
import io.mazurka.proofs.protocol.ProtocolProgram.Translation;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.compiler.ProtocolCompiler;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a proof is about: a guarded program, or the one that a protocol is.
 *
 * @param model the program
 * @param provisos of a protocol, what has to hold for the program to do all that it does
 * @param translated whether the program only stands for the model, which is a protocol
 * @param overtaking whether it does more than the protocol: messages overtake each other in a queue
 * @param labels of some variables, what their numbers stand for
 * @param exchange which processes may be exchanged
 */
record ProofSubject(
    GuardedModel model,
    List<LetterProviso> provisos,
    boolean translated,
    boolean overtaking,
    Map<String, List<Object>> labels,
    ProcessExchange exchange) {

  /** What a lemma begins with that holds under every exchange of processes that are alike. */
  static final String EVERYONE = "everyone:";

  /** Where a name begins. */
  private static final String BEGIN = "(?<![\\w.$@\\]:])";

  static ProofSubject of(Checkable model) {
    if (model instanceof GuardedModel guarded) {
      return new ProofSubject(
          guarded, List.of(), false, false, Map.of(), ProcessExchange.ofIndices(guarded.program()));
    }
    if (model instanceof Protocol protocol) {
      Translation translation =
          ProtocolProgram.of(ProtocolCompiler.tables(protocol, CheckOptions.unreduced()));
      return new ProofSubject(
          translation.model(),
          translation.provisos(),
          true,
          translation.overtaking(),
          translation.labels(),
          ProcessExchange.ofNames(translation.model().program(), translation.roles()));
    }
    throw new InvalidOptionException(
        "only guarded programs and protocols can be proved, such as consensus or paxos; other"
            + " models can be checked");
  }

  /** A condition in the words of the model. */
  String said(BooleanExpression condition) {
    String said = condition.toString();
    for (Map.Entry<String, List<Object>> label : labels.entrySet()) {
      Pattern number = Pattern.compile(BEGIN + Pattern.quote(label.getKey() + " = ") + "(\\d+)");
      said = number.matcher(said).replaceAll(found -> Matcher.quoteReplacement(said(label, found)));
    }
    return said;
  }

  private static String said(Map.Entry<String, List<Object>> label, MatchResult found) {
    String word = words(label.getValue()).get(Integer.parseInt(found.group(1)));
    return label.getKey() + " = " + (word.isEmpty() ? found.group(1) : word);
  }

  /** In quotes, what values are called; empty where two are called the same. */
  private static List<String> words(List<Object> values) {
    List<String> texts = values.stream().map(ValueText::of).toList();
    return texts.stream()
        .map(one -> Collections.frequency(texts, one) > 1 || one.contains("\"") ? "" : quoted(one))
        .toList();
  }

  private static String quoted(String word) {
    return "\"" + word + "\"";
  }

  /** The condition that {@link #said} has told, or that somebody else writes like this. */
  BooleanExpression read(String said) {
    String text = said;
    for (Map.Entry<String, List<Object>> label : labels.entrySet()) {
      List<String> words = words(label.getValue());
      for (int number = 0; number < words.size(); number++) {
        if (!words.get(number).isEmpty()) {
          text =
              text.replace(
                  "%s = %s".formatted(label.getKey(), words.get(number)),
                  "%s = %d".formatted(label.getKey(), number));
        }
      }
    }
    try {
      return ExpressionParser.condition(text, model.program().names());
    } catch (SyntaxException e) {
      throw new InvalidOptionException("lemma '%s': %s".formatted(said, e.getMessage()));
    }
  }

  /** What a lemma says of all processes: its images, if it begins with {@link #EVERYONE}. */
  List<BooleanExpression> readLemma(String lemma) {
    return lemma.startsWith(EVERYONE)
        ? exchange.images(read(lemma.substring(EVERYONE.length()).strip()))
        : List.of(read(lemma));
  }

  /** A found lemma with all that corresponds to it, so that {@link #readLemma} reads it. */
  String saidLemma(FoundLemma lemma) {
    if (lemma.images().size() == 1) {
      return said(lemma.images().get(0));
    }
    return lemma.images().size() == exchange.images(lemma.condition()).size()
        ? EVERYONE + " " + said(lemma.condition())
        : said(new All(lemma.images()));
  }
}

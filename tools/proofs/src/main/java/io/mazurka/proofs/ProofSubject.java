package io.mazurka.proofs;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
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
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The subject of a proof: a guarded program, or the program that a protocol is translated into.
 *
 * @param model the program
 * @param provisos for a protocol, the conditions under which the program does all that the protocol
 *     does
 * @param translated whether the program is the translation of a protocol
 * @param overtaking whether the program does more than the protocol: messages overtake each other
 *     in a queue
 * @param labels for some variables, the values that their numbers stand for
 * @param exchange the processes that may be exchanged
 */
record ProofSubject(
    GuardedModel model,
    List<LetterProviso> provisos,
    boolean translated,
    boolean overtaking,
    Map<String, List<Object>> labels,
    ProcessExchange exchange) {

  /** The prefix of a lemma that is meant for all permutations of interchangeable processes. */
  static final String EVERYONE = "everyone:";

  /** A pattern for the beginning of a name. */
  private static final String BEGIN = "(?<![\\w.$@\\]:])";

  static ProofSubject of(Checkable model) {
    if (model instanceof GuardedModel guarded) {
      return new ProofSubject(
          guarded, List.of(), false, false, Map.of(), ProcessExchange.ofIndices(guarded.program()));
    }
    if (model instanceof Protocol protocol) {
      if (protocol.isTimed()) {
        throw new InvalidOptionException(
            protocol.name()
                + " has timers, and there is no program yet in which time passes for all processes at"
                + " once; mazurka check explores it");
      }
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

  /** A condition as text, with the values of the model instead of their numbers. */
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

  /**
   * The quoted names of values; the text is empty for a value whose name is not unique or contains
   * a quote.
   */
  private static List<String> words(List<Object> values) {
    List<String> texts = values.stream().map(ValueText::of).toList();
    return texts.stream()
        .map(one -> Collections.frequency(texts, one) > 1 || one.contains("\"") ? "" : quoted(one))
        .toList();
  }

  private static String quoted(String word) {
    return "\"" + word + "\"";
  }

  /** Reads a condition that {@link #said} or a user has written. */
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

  /** The conditions that a lemma stands for: with the prefix {@link #EVERYONE}, all its images. */
  List<BooleanExpression> readLemma(String lemma) {
    return lemma.startsWith(EVERYONE)
        ? exchange.images(read(lemma.substring(EVERYONE.length()).strip()))
        : List.of(read(lemma));
  }

  /** A found lemma with all its images, in the form that {@link #readLemma} reads. */
  String saidLemma(FoundLemma lemma) {
    if (lemma.images().size() == 1) {
      return said(lemma.images().get(0));
    }
    return lemma.images().size() == exchange.images(lemma.condition()).size()
        ? EVERYONE + " " + said(lemma.condition())
        : said(new All(lemma.images()));
  }
}

package io.mazurka.proofs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.proofs.lemmas.ProcessExchange;
import io.mazurka.proofs.protocol.ProtocolProgram;
import io.mazurka.proofs.protocol.ProtocolProgram.Translation;
import io.mazurka.proofs.protocol.Proviso;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.local.LocalTablesService;
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
    List<Proviso> provisos,
    boolean translated,
    boolean overtaking,
    Map<String, List<Object>> labels,
    ProcessExchange exchange) {

  static ProofSubject of(Checkable model) {
    if (model instanceof GuardedModel guarded) {
      return new ProofSubject(
          guarded, List.of(), false, false, Map.of(), ProcessExchange.ofIndices(guarded.program()));
    }
    if (model instanceof Protocol protocol) {
      Translation translation = ProtocolProgram.of(LocalTablesService.installed().tables(protocol));
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
      Pattern number = Pattern.compile(Pattern.quote(label.getKey() + " = ") + "(\\d+)");
      said = number.matcher(said).replaceAll(found -> Matcher.quoteReplacement(said(label, found)));
    }
    return said;
  }

  private static String said(Map.Entry<String, List<Object>> label, MatchResult found) {
    return label.getKey() + " = " + label.getValue().get(Integer.parseInt(found.group(1)));
  }
}

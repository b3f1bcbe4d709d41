package io.mazurka.cli.options;

import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property.Kind;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The syntax of the options for temporal properties. */
final class TemporalSyntax {

  static final String LTL = AskedCondition.option(Kind.LTL);
  static final String CTL = AskedCondition.option(Kind.CTL);
  static final String CTLSTAR = AskedCondition.option(Kind.CTLSTAR);
  static final String FAIR = AskedFairness.OPTION;
  static final String HOA = "--hoa";

  private TemporalSyntax() {}

  static void addTo(CommandSpec spec) {
    spec.addOption(
        CheckSyntax.list(
            LTL,
            "F",
            "Check that every execution satisfies this formula of linear time, such as '[](asked ->"
                + " <> answered)'; may be repeated. Operators: [] <> U W R X, G F, ! && || -> <->,"
                + " ~> (leads to). Atoms are names of propositions, and where --invariant takes"
                + " expressions, these."));
    spec.addOption(
        CheckSyntax.list(
            CTL,
            "F",
            "Check that the initial states satisfy this formula of branching time, such as 'AG EF"
                + " idle'; may be repeated. Operators: AG AF AX EG EF EX (also A[] E<> ...), A[p U"
                + " q], E[p U q]."));
    spec.addOption(
        CheckSyntax.list(
            CTLSTAR,
            "F",
            "Check that the initial states satisfy this formula of CTL*, such as 'A(G F idle)' or"
                + " 'AG E(F G idle)'; may be repeated. Operators: A(...) and E(...) around those of"
                + " --ltl, and all of --ctl."));
    spec.addOption(
        CheckSyntax.list(
            FAIR,
            "none|weak|strong",
            "What formulas of linear time assume of all processes, instead of what the model says:"
                + " nothing, or that one which can take a step from some time on (weak), or again"
                + " and again (strong), does. weak:PROCESS and weak:PROCESS.STEP assume it of one."
                + " weak-delivery and strong-delivery assume it of every message that can be"
                + " consumed; weak-delivery:TO and 'weak-delivery:FROM->TO' of the messages of"
                + " these processes or roles. May be repeated. Nobody has to crash or to lose a"
                + " message."));
    spec.addOption(
        CheckSyntax.text(
            HOA,
            "FILE",
            "Write the automata that are searched, which accept what violates each formula of"
                + " linear time, in the Hanoi Omega-Automata format."));
  }

  static List<AskedFairness> fairness(ParseResult parsed) {
    List<String> texts = parsed.matchedOptionValue(FAIR, List.of());
    return texts.stream().map(AskedFairness::parse).toList();
  }
}

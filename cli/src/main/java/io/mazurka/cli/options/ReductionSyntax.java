package io.mazurka.cli.options;

import io.mazurka.kernel.options.Conflicts;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.Symmetry;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The options that say how work may be avoided. All of them parse on every model; a model refuses
 * what does not apply to it. Those without a description are of no use yet and not shown.
 */
final class ReductionSyntax {

  private static final Choice POR =
      Choice.of(
          "--por",
          "Partial-order reduction: stubborn sets (lpor), local state space analysis of circuits"
              + " (lssa), or one of three dynamic ones, which run executions. Default: lpor where it is"
              + " sound, dpor-optimal for programs of threads.",
          "none",
          "lpor",
          "lssa",
          "dpor-classic",
          "dpor-source",
          "dpor-optimal");
  private static final Choice NET =
      Choice.of(
          "--net",
          "Whether lpor knows which steps are necessary to enable others. Default: on.",
          "on",
          "off");
  private static final Choice SPLIT =
      Choice.of(
          "--split",
          "Refine the transitions of a protocol by the senders they hear: quorum steps, steps that"
              + " only reply, or both. Default: combined, with lpor.",
          "none",
          "quorum",
          "reply",
          "combined");
  private static final Choice DEAD_MESSAGES =
      Choice.of(
          "--dead-messages",
          "Whether messages of a protocol that nobody will consume are dropped. Default: on where it"
              + " is sound.",
          "on",
          "off");
  private static final Choice SYMMETRY =
      Choice.of(
          "--symmetry",
          "Whether states of a protocol are one that differ only in the names of interchangeable"
              + " processes: whole processes, or the members of each role. Default: roles, where it"
              + " can be proved.",
          "none",
          "processes",
          "roles");
  private static final Choice CONFLICTS =
      Choice.of(
          "--conflicts",
          "When two accesses of threads to one object are dependent: when one of them writes, or"
              + " always. Default: readwrite.",
          "readwrite",
          "all");
  private static final List<Choice> CHOICES =
      List.of(POR, NET, SPLIT, DEAD_MESSAGES, SYMMETRY, CONFLICTS);
  private static final Flag PROFILE =
      new Flag(
          "--profile",
          "Tell how often each transition was put off, and what kept the reduction from putting off"
              + " more.");

  private ReductionSyntax() {}

  static void addTo(CommandSpec spec) {
    for (Choice choice : CHOICES) {
      spec.addOption(choice.spec());
    }
    spec.addOption(PROFILE.spec());
  }

  static ReductionOptions read(ParseResult parsed) {
    ReductionOptions options =
        new ReductionOptions(
            POR.asked(parsed, Por.class).orElse(null),
            NET.read(parsed).equals("on"),
            SPLIT.asked(parsed, Split.class).orElse(null),
            deadMessages(parsed).orElse(null),
            SYMMETRY.asked(parsed, Symmetry.class).orElse(null),
            CONFLICTS.read(parsed, Conflicts.class),
            false);
    return PROFILE.read(parsed) ? options.withProfile() : options;
  }

  private static Optional<Boolean> deadMessages(ParseResult parsed) {
    return parsed.hasMatchedOption(DEAD_MESSAGES.name())
        ? Optional.of(DEAD_MESSAGES.read(parsed).equals("on"))
        : Optional.empty();
  }
}

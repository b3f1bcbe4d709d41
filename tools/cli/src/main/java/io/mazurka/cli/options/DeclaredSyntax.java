package io.mazurka.cli.options;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionValues.Choice;
import io.mazurka.kernel.options.OptionValues.Words;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * The syntax of options that other modules declare.
 *
 * @param declarations the options, in the order in which they are shown
 */
record DeclaredSyntax(List<OptionDeclaration> declarations) {

  void addTo(CommandSpec spec) {
    for (OptionDeclaration declaration : declarations) {
      OptionSpec.Builder option =
          OptionSpec.builder(declaration.name())
              .type(String.class)
              .paramLabel(declaration.values().label())
              .description(declaration.description());
      if (declaration.values() instanceof Choice choice) {
        option.completionCandidates(choice.words());
      } else if (declaration.values() instanceof Words words) {
        option.completionCandidates(
            Stream.concat(words.alone().stream(), words.together().stream()).toList());
      }
      spec.addOption(option.build());
    }
  }

  /** The options, with the values from the command line. */
  CheckOptions read(ParseResult parsed, CheckOptions options) {
    CheckOptions changed = options;
    for (OptionDeclaration declaration : declarations) {
      if (parsed.hasMatchedOption(declaration.name())) {
        changed = declaration.apply(changed, parsed.matchedOptionValue(declaration.name(), ""));
      }
    }
    return changed;
  }
}

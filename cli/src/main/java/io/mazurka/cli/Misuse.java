package io.mazurka.cli;

import io.mazurka.cli.models.NearMiss;
import io.mazurka.cli.report.Console;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A command line that does not parse, in one sentence. */
final class Misuse {

  private Misuse() {}

  static int complain(ParameterException problem, Console console) {
    CommandLine command = problem.getCommandLine();
    console.complain(
        "%s; see %s --help"
            .formatted(sentence(problem), command.getCommandSpec().qualifiedName())
            .replace("?;", "?"));
    return ExitCode.BAD_OPTION;
  }

  private static String sentence(ParameterException problem) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), problem.getCommandLine());
    }
    String message = String.valueOf(problem.getMessage());
    if (problem instanceof MissingParameterException && message.startsWith("Missing required")) {
      return "something is missing: " + message.substring(message.indexOf(':') + 2);
    }
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String unmatched(String word, CommandLine command) {
    if (word.startsWith("-")) {
      String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
      return "there is no option '%s'%s".formatted(name, NearMiss.question(name, options(command)));
    }
    if (command.getSubcommands().isEmpty()) {
      return "'%s' is one argument too many".formatted(word);
    }
    return "there is no command '%s'%s"
        .formatted(word, NearMiss.question(word, command.getSubcommands().keySet()));
  }

  private static List<String> options(CommandLine command) {
    List<String> names = new ArrayList<>();
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (!option.hidden()) {
        names.add(option.longestName());
      }
    }
    return names;
  }
}

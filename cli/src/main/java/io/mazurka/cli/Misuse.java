package io.mazurka.cli;

import io.mazurka.cli.report.Console;
import io.mazurka.kernel.reference.NearMiss;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
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
            .replace("?; see", "? See"));
    return ExitCode.BAD_OPTION;
  }

  private static String sentence(ParameterException problem) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), problem.getCommandLine());
    }
    if (problem instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      ArgSpec what = missing.getMissing().get(0);
      return what instanceof OptionSpec option
          ? "%s needs a value, %s".formatted(option.longestName(), option.paramLabel())
          : what.paramLabel() + " is missing";
    }
    String message = String.valueOf(problem.getMessage());
    if (message.endsWith(".")) {
      message = message.substring(0, message.length() - 1);
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

package io.mazurka.cli.outcome;

import io.mazurka.cli.report.Console;
import io.mazurka.kernel.options.NearMiss;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Explains in one sentence why a command line does not parse. */
public final class Misuse {

  private Misuse() {}

  public static int complain(ParameterException problem, String[] words, Console console) {
    CommandLine command = problem.getCommandLine();
    console.complain(
        "%s; see %s --help"
            .formatted(sentence(problem, words), command.getCommandSpec().qualifiedName())
            .replace("?; see", "? See"));
    return ExitCode.BAD_OPTION;
  }

  private static String sentence(ParameterException problem, String[] words) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), problem.getCommandLine());
    }
    if (problem instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      ArgSpec what = missing.getMissing().get(0);
      if (what instanceof OptionSpec option) {
        return "%s needs a value, %s".formatted(option.longestName(), option.paramLabel());
      }
      // An unknown option may be the reason why everything else is missing.
      return unknownOption(words, problem.getCommandLine())
          .map(word -> unmatched(word, problem.getCommandLine()))
          .orElse(what.paramLabel() + " is missing");
    }
    String message = String.valueOf(problem.getMessage());
    if (message.endsWith(".")) {
      message = message.substring(0, message.length() - 1);
    }
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static Optional<String> unknownOption(String[] words, CommandLine command) {
    return Stream.of(words)
        .filter(word -> word.startsWith("-"))
        .filter(word -> command.getCommandSpec().findOption(name(word)) == null)
        .findFirst();
  }

  /** The name of an option, without its value. */
  private static String name(String word) {
    return word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
  }

  private static String unmatched(String word, CommandLine command) {
    if (word.startsWith("-")) {
      String name = name(word);
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

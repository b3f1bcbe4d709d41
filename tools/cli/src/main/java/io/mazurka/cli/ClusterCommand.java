package io.mazurka.cli;

import io.mazurka.catalogue.cluster.ClusterService;
import io.mazurka.catalogue.cluster.LocalCluster;
import io.mazurka.cli.options.ClusterSyntax;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.report.Console;
import io.mazurka.kernel.InvalidOptionException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** {@code mazurka cluster}: starts and stops a small cluster on this machine. */
final class ClusterCommand {

  private static final String DIRECTORY = "--dir";
  private static final String MEMORY = "--memory";
  private static final int MOST_PORTS = 65_000;
  private static final int MOST_WORKERS = 64;

  private final Console console;
  private final CommandSpec spec;
  private final CommandSpec start;
  private final CommandSpec stop;

  ClusterCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("cluster", () -> noCommand(console));
    this.start = Commands.spec("start", () -> run(this::start));
    this.stop = Commands.spec("stop", () -> run(this::stop));
    spec.usageMessage().header("Start or stop a small cluster on this machine.");
    start.usageMessage().header("Start a master and workers, which go on until they are stopped.");
    stop.usageMessage().header("Stop what was started, and nothing else.");
    add(start, "--workers", "N", "How many workers.", "2");
    add(start, "--cores", "N", "How many cores each of them offers.", "1");
    add(start, MEMORY, "M", "The memory each of them offers, such as 3g or 1500m.", "2g");
    add(start, "--host", "ADDRESS", "The address to listen on.", "127.0.0.1");
    add(start, "--port", "P", "The port of the master; the next ones are used, too.", "7077");
    for (CommandSpec one : new CommandSpec[] {start, stop}) {
      add(one, DIRECTORY, "DIR", "Where its files are.", usualDirectory().toString());
    }
    spec.addSubcommand("start", start);
    spec.addSubcommand("stop", stop);
  }

  CommandSpec spec() {
    return spec;
  }

  /** The default directory for a cluster of this user. */
  static Path usualDirectory() {
    return Path.of(System.getProperty("user.home", "."), ".mazurka", "cluster");
  }

  private static void add(
      CommandSpec to, String name, String label, String description, String usual) {
    to.addOption(
        OptionSpec.builder(name)
            .type(String.class)
            .paramLabel(label)
            .defaultValue(usual)
            .description(description + " Default: " + usual + ".")
            .build());
  }

  private static int noCommand(Console console) {
    console.complain("start or stop? See mazurka cluster --help");
    return ExitCode.BAD_OPTION;
  }

  private static int run(Consumer<ClusterService> action) {
    action.accept(service());
    return ExitCode.HOLDS;
  }

  /** The service that runs checks on clusters; an error explains if it is not installed. */
  static ClusterService service() {
    return ClusterService.find()
        .orElseThrow(() -> InvalidOptionException.missingModule("a cluster", "cluster"));
  }

  private void start(ClusterService service) {
    ParseResult parsed = start.commandLine().getParseResult();
    service.start(
        new LocalCluster(
            directory(start),
            text(parsed, start, "--host"),
            number(parsed, "--port", MOST_PORTS),
            number(parsed, "--workers", MOST_WORKERS),
            number(parsed, "--cores", 1024),
            megabytes(text(parsed, start, MEMORY))),
        this::say);
  }

  private void stop(ClusterService service) {
    service.stop(directory(stop), this::say);
  }

  private void say(String line) {
    console.out().println(line);
    console.out().flush();
  }

  private int number(ParseResult parsed, String option, int most) {
    return ClusterSyntax.number(option, text(parsed, start, option), most);
  }

  private static String text(ParseResult parsed, CommandSpec of, String option) {
    return parsed.matchedOptionValue(option, of.findOption(option).defaultValue());
  }

  private static Path directory(CommandSpec of) {
    String text = text(of.commandLine().getParseResult(), of, DIRECTORY);
    try {
      return Path.of(text).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new InvalidOptionException("%s takes a directory, not '%s'".formatted(DIRECTORY, text));
    }
  }

  /** A size such as 3g or 1500m in megabytes. */
  private static int megabytes(String text) {
    String digits = text.substring(0, Math.max(0, text.length() - 1));
    if (text.endsWith("g")) {
      return 1024 * ClusterSyntax.number(MEMORY, digits, 1 << 20);
    } else if (text.endsWith("m")) {
      return ClusterSyntax.number(MEMORY, digits, 1 << 30);
    }
    throw new InvalidOptionException(
        "%s takes a size such as 3g or 1500m, not '%s'".formatted(MEMORY, text));
  }
}

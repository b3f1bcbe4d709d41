package io.mazurka.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.mazurka.catalogue.proof.ProofService;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Misuse;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Builds all commands. They are declared in code, which starts faster than annotations. */
final class Commands {

  private static final int WIDEST_HELP = 100;

  private Commands() {}

  /** The command line of {@code mazurka} with all its subcommands. */
  static CommandLine all(Console console) {
    CommandSpec top = spec("mazurka", () -> noCommand(console));
    top.usageMessage()
        .header("A model checker for concurrent and fault-tolerant systems.")
        .synopsisSubcommandLabel("COMMAND")
        .commandListHeading("%nCommands:%n")
        .footer(
            "",
            "To begin:",
            "  mazurka list                  shows the models of the gallery",
            "  mazurka check paxos           verifies one",
            "  mazurka check --help          explains all there is to say",
            "",
            "Environment: MAZURKA_OPTS are options of the JVM, such as -Xmx8g.");
    top.addOption(
        OptionSpec.builder("-V", "--version")
            .type(boolean.class)
            .arity("0")
            .versionHelp(true)
            .description("Print the version.")
            .build());
    top.version("Mazurka " + Version.TEXT);
    CommandLine line = new CommandLine(top);
    line.addSubcommand(new CheckCommand(console).spec());
    line.addSubcommand(new AuditCommand(console).spec());
    line.addSubcommand(new ProveCommand(console, ProofService::find).spec());
    line.addSubcommand(new SimulateCommand(console).spec());
    line.addSubcommand(new ShowCommand(console).spec());
    line.addSubcommand(new InitCommand(console).spec());
    line.addSubcommand(new ListCommand(console).spec());
    line.addSubcommand(new ReplayCommand(console).spec());
    line.addSubcommand(new ExploreCommand(console).spec());
    line.addSubcommand(new ClusterCommand(console).spec());
    line.addSubcommand(new CompletionCommand(console).spec());
    line.addSubcommand(new HelpCommand());
    line.setExpandAtFiles(false);
    line.setOut(new PrintWriter(console.out(), true, UTF_8));
    line.setErr(new PrintWriter(console.err(), true, UTF_8));
    line.setUsageHelpWidth(Math.min(WIDEST_HELP, Math.max(60, columns(console))));
    line.setParameterExceptionHandler((problem, args) -> Misuse.complain(problem, args, console));
    return line;
  }

  /** A command with an option to show its help. */
  static CommandSpec spec(String name, Callable<Integer> action) {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(action);
    spec.name(name);
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .type(boolean.class)
            .arity("0")
            .usageHelp(true)
            .description("Show this help.")
            .build());
    spec.usageMessage().sortOptions(false).optionListHeading("%nOptions:%n");
    return spec;
  }

  private static int columns(Console console) {
    return console.environment().containsKey("COLUMNS") ? console.width() : WIDEST_HELP;
  }

  private static int noCommand(Console console) {
    console.complain("which command? See mazurka --help");
    return ExitCode.BAD_OPTION;
  }
}

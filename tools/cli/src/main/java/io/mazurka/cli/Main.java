package io.mazurka.cli;

import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Failure;
import io.mazurka.cli.outcome.Interruption;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The {@code mazurka} command. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    Answer answer = new Answer(new FileOutputStream(FileDescriptor.out));
    PrintStream out = stream(answer);
    PrintStream err = stream(new FileOutputStream(FileDescriptor.err));
    // What a model prints must not mix with the answer.
    System.setOut(System.err);
    Interruption interruption = Interruption.awaited(err);
    boolean terminal = Terminal.exists();
    Console console = new Console(out, err, System.getenv(), terminal, interruption);
    int exitCode = run(args, console);
    out.flush();
    answer.loss().ifPresent(loss -> console.complain("standard output cannot be written: " + loss));
    err.flush();
    boolean lost = answer.isLost() && exitCode == ExitCode.HOLDS;
    interruption.exit(lost ? ExitCode.BAD_MODEL : exitCode);
  }

  private static PrintStream stream(OutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }

  /** Runs one command line and returns its exit code; whatever goes wrong becomes a message. */
  public static int run(String[] args, Console console) {
    try {
      CommandLine command = Commands.all(console);
      command.setExecutionExceptionHandler(
          (problem, at, parsed) -> complain(problem, at.getCommandSpec().qualifiedName(), console));
      return command.execute(args);
    } catch (Throwable problem) {
      return complain(problem, "mazurka", console);
    }
  }

  private static int complain(Throwable problem, String command, Console console) {
    Failure failure = Failure.of(problem, command);
    console.complain(failure.message());
    if (console.debugging()) {
      problem.printStackTrace(console.err());
    }
    return failure.exitCode();
  }
}

package io.mazurka.proofs.solver;

import de.uni_freiburg.informatik.ultimate.logic.SMTLIBException;
import de.uni_freiburg.informatik.ultimate.smtinterpol.DefaultLogger;
import de.uni_freiburg.informatik.ultimate.smtinterpol.LogProxy;
import de.uni_freiburg.informatik.ultimate.smtinterpol.option.OptionMap;
import de.uni_freiburg.informatik.ultimate.smtinterpol.smtlib2.ParseEnvironment;
import de.uni_freiburg.informatik.ultimate.smtinterpol.smtlib2.SMTInterpol;
import java.io.StringReader;

/** SMTInterpol, which is plain Java (Christ, Hoenicke and Nutz 2012). */
final class InterpolEngine implements SmtEngine {

  private final Listening environment;

  InterpolEngine() {
    LogProxy quiet = new DefaultLogger();
    quiet.setLoglevel(LogProxy.LOGLEVEL_OFF);
    OptionMap options = new OptionMap(quiet, true);
    this.environment = new Listening(new SMTInterpol(null, options), options);
  }

  @Override
  public String execute(String commands) {
    return environment.run(commands);
  }

  @Override
  public String execute(String check, long milliseconds) {
    return execute("(set-option :timeout %d)%s".formatted(milliseconds, check));
  }

  @Override
  public void close() {
    environment.getScript().exit();
  }

  /** Executes commands and records what would be printed. */
  private static final class Listening extends ParseEnvironment {

    private final StringBuilder answers = new StringBuilder();

    Listening(SMTInterpol solver, OptionMap options) {
      super(solver, options);
    }

    String run(String commands) {
      answers.setLength(0);
      try {
        parseStream(new StringReader(commands), "commands");
      } catch (SMTLIBException e) {
        printError(String.valueOf(e.getMessage()));
      }
      return answers.toString();
    }

    @Override
    public void printSuccess() {}

    @Override
    public void printError(String message) {
      answers.append("(error \"").append(message).append("\")\n");
    }

    @Override
    public void printUnsupported() {
      printError("unsupported");
    }

    @Override
    public void printResponse(Object response) {
      answers.append(response).append('\n');
    }
  }
}

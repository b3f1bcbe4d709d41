package io.mazurka.classes.junit;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.threads.ThreadOptions;
import io.mazurka.threads.junit.AskedWorkers;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One method with {@link Interleavings}: explores it, or runs a single execution of it again. */
final class InterleavedTest {

  private final Class<?> type;
  private final Method method;
  private final Interleavings wanted;
  private final SavedFailure failures;
  private final Optional<String> workers;

  /**
   * @param type the class that is tested, which may have inherited the method
   * @param failures saves failures
   * @param workers the number of workers that the configuration asks for
   */
  InterleavedTest(Class<?> type, Method method, SavedFailure failures, Optional<String> workers) {
    this.type = type;
    this.method = method;
    this.wanted = method.getAnnotation(Interleavings.class);
    this.failures = failures;
    this.workers = workers;
  }

  /** Explores the method; fails unless the result is as wanted. */
  CheckResult run() {
    requireSense();
    ClassProgram program = program(type, method.getName(), wanted);
    if (!wanted.replay().isEmpty()) {
      throw new AssertionError(replayed(program));
    }
    CheckResult result = Check.of(program).with(options()).run();
    requireGood(program, result);
    requireAsExpected(result);
    return result;
  }

  /** The guarantee of a test that passes, in one line. */
  String inWords(CheckResult result) {
    Executions executions = result.executions();
    String traces =
        executions == null
            ? ""
            : String.format(
                Locale.ROOT,
                "%,d %s, ",
                executions.traces(),
                executions.traces() == 1 ? "trace" : "traces");
    return "%s.%s: %s%s"
        .formatted(type.getSimpleName(), method.getName(), traces, result.guarantee());
  }

  /** The program of a test. */
  static ClassProgram program(Class<?> type, String method, Interleavings wanted) {
    ClassProgram program =
        ClassProgram.of(type, method)
            .with(new Scopes(List.of(wanted.include()), List.of(wanted.exclude())))
            .allowing(new Allowance(wanted.spuriousWakeups(), wanted.earlyTimeouts()));
    return wanted.allowRaces() ? program.allowingRaces() : program;
  }

  /** Refuses limits with which nothing could be explored. */
  private void requireSense() {
    require(wanted.maxEvents() > 0, "maxEvents", wanted.maxEvents(), "a positive number");
    require(wanted.maxSeconds() > 0, "maxSeconds", wanted.maxSeconds(), "a positive number");
    String count = "no negative number";
    require(wanted.spuriousWakeups() >= 0, "spuriousWakeups", wanted.spuriousWakeups(), count);
    require(wanted.earlyTimeouts() >= 0, "earlyTimeouts", wanted.earlyTimeouts(), count);
    require(wanted.traces() >= -1, "traces", wanted.traces(), "the number of traces, or -1");
  }

  private void require(boolean isSense, String attribute, Object value, String sense) {
    if (!isSense) {
      throw new InvalidOptionException(
          "@Interleavings(%s = %s) of %s: it must be %s"
              .formatted(attribute, value, method.getName(), sense));
    }
  }

  private CheckOptions options() {
    CheckOptions options =
        CheckOptions.defaults()
            .with(ThreadOptions.defaults().withSampling(wanted.sampling(), wanted.seed()))
            .withLimits(
                Limits.none().withDepth(wanted.maxEvents()).withSeconds(wanted.maxSeconds()));
    return AskedWorkers.in(options, wanted.workers(), workers, method.getName());
  }

  /**
   * The message of a test that runs a single execution. Such a test never passes, because nobody
   * should take it for a test of all executions.
   */
  private String replayed(ClassProgram program) {
    String failure = program.failureAlong(wanted.replay());
    return failure == null
        ? "nothing goes wrong in this execution any more; remove 'replay' to explore all"
        : failure;
  }

  private void requireGood(ClassProgram program, CheckResult result) {
    try {
      if (wanted.traces() >= 0) {
        result.assertHolds();
      } else {
        result.assertHoldsInSample();
      }
    } catch (AssertionError e) {
      Counterexample failure = result.counterexample();
      throw failure == null
          ? e
          : new AssertionError(
              e.getMessage() + "\n" + failures.save(program, type, method.getName(), failure));
    }
  }

  private void requireAsExpected(CheckResult result) {
    Executions executions = result.executions();
    if (wanted.traces() >= 0 && executions != null && executions.traces() != wanted.traces()) {
      throw new AssertionError(
          "there are %d traces, not %d".formatted(executions.traces(), wanted.traces()));
    }
    if (executions != null && result.statistics().transitions() == 0) {
      throw new AssertionError(
          "only one thread performs events, so there is nothing to explore; start another one in the test");
    }
  }
}

package io.mazurka.classes.junit;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.instrument.Scopes;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.search.SearchResult.Executions;
import io.mazurka.threads.ThreadOptions;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Explores the method instead of calling it once. */
final class InterleavingsExtension implements InvocationInterceptor {

  /** The object that JUnit has made is not the one that is tested, so its set-up is skipped. */
  @Override
  public void interceptBeforeEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
    Method method = call.getExecutable();
    CheckResult result =
        explore(context.getRequiredTestClass(), method, method.getAnnotation(Interleavings.class));
    context.publishReportEntry("guarantee", result.guarantee().toString());
  }

  static CheckResult explore(Class<?> type, Method method, Interleavings wanted) {
    ClassProgram program =
        ClassProgram.of(type, method.getName())
            .with(new Scopes(List.of(wanted.include()), List.of(wanted.exclude())));
    Limits limits = Limits.none().withDepth(wanted.maxEvents()).withSeconds(wanted.maxSeconds());
    CheckOptions options =
        CheckOptions.defaults()
            .with(ThreadOptions.defaults().withSampling(wanted.sampling(), wanted.seed()));
    CheckResult result =
        Check.of(wanted.allowRaces() ? program.allowingRaces() : program)
            .with(options.withLimits(limits))
            .run();
    if (wanted.traces() >= 0) {
      result.assertHolds();
    } else {
      result.assertHoldsInSample();
    }
    Executions executions = result.executions();
    if (wanted.traces() >= 0 && executions != null && executions.traces() != wanted.traces()) {
      throw new AssertionError(
          "there are %d traces, not %d".formatted(executions.traces(), wanted.traces()));
    }
    if (executions != null && result.statistics().transitions() == 0) {
      throw new AssertionError(
          "only one thread performs events, so there is nothing to explore; start another one in the test");
    }
    return result;
  }
}

package io.mazurka.threads.junit;

import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.threads.ThreadOptions;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.World;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.ReflectionSupport;

/** Explores the method instead of calling it once. */
final class ExploreExtension
    implements BeforeEachCallback, InvocationInterceptor, ParameterResolver {

  /**
   * Checks the parameters first, because JUnit would only say that it knows no resolver for them.
   */
  @Override
  public void beforeEach(ExtensionContext context) {
    requireScope(context.getRequiredTestMethod());
  }

  static void requireScope(Method method) {
    if (!List.of(method.getParameterTypes()).equals(List.of(Scope.class))) {
      throw new ExtensionConfigurationException(
          "@Explore needs a method with one parameter, a Scope, to declare objects and threads in: void %s(Scope scope)"
              .formatted(method.getName()));
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Scope.class;
  }

  /** A scope that nobody uses, because the call it is made for is skipped. */
  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return new Scope(new Nowhere());
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
    Method method = call.getExecutable();
    Object test = context.getRequiredTestInstance();
    CheckResult result =
        explore(
            method.getAnnotation(Explore.class),
            context.getConfigurationParameter(AskedWorkers.PARAMETER),
            method.getName(),
            ThreadProgram.of(scope -> ReflectionSupport.invokeMethod(method, test, scope)));
    context.publishReportEntry("guarantee", result.guarantee().toString());
  }

  static CheckResult explore(
      Explore wanted, Optional<String> workers, String name, ThreadProgram program) {
    Limits limits = Limits.none().withDepth(wanted.maxEvents()).withSeconds(wanted.maxSeconds());
    CheckOptions options =
        CheckOptions.defaults()
            .with(ThreadOptions.defaults().withSampling(wanted.sampling(), wanted.seed()));
    options = AskedWorkers.in(options.withLimits(limits), wanted.workers(), workers, name);
    CheckResult result = Check.of(program).with(options).run();
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
    if (executions != null && executions.traces() == 0 && executions.unmetAssumptions() > 0) {
      throw new AssertionError("no execution meets the assumptions, so nothing was checked");
    }
    requireConcurrency(program.actingThreads(wanted.maxEvents()));
    return result;
  }

  private static void requireConcurrency(int actingThreads) {
    if (actingThreads < 2) {
      throw new AssertionError(
          "%s, so there is nothing to explore; declare at least two threads with scope.thread, and what they share with scope.integer, scope.mutex and the like"
              .formatted(
                  actingThreads == 0
                      ? "no thread performs an event"
                      : "only one thread performs events"));
    }
  }

  /** The world of a scope that is never used. */
  private static final class Nowhere implements World {

    @Override
    public int numberObject() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int numberThread() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void declare(DeclaredThread thread) {
      throw new UnsupportedOperationException();
    }

    @Override
    public <R> R perform(Operation<R> operation) {
      throw new UnsupportedOperationException();
    }
  }
}

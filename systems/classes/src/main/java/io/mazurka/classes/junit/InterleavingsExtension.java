package io.mazurka.classes.junit;

import io.mazurka.search.check.CheckResult;
import io.mazurka.threads.junit.AskedWorkers;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Explores the method instead of calling it once. The guarantee is reported to JUnit, and also
 * printed, because Maven shows only the output of a test that passes.
 */
final class InterleavingsExtension implements InvocationInterceptor {

  /** Skips the set-up, because the object that JUnit has made is not the one that is tested. */
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
    InterleavedTest test =
        new InterleavedTest(
            context.getRequiredTestClass(),
            call.getExecutable(),
            new SavedFailure(
                SavedFailure.usualFolder(),
                context.getConfigurationParameter("java.class.path").orElse("")),
            context.getConfigurationParameter(AskedWorkers.PARAMETER));
    CheckResult result = test.run();
    context.publishReportEntry("guarantee", result.guarantee().toString());
    System.out.println(test.inWords(result));
  }
}

package io.mazurka.classes.junit;

import io.mazurka.kernel.check.CheckResult;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Explores the method instead of calling it once. What the answer is worth is reported to JUnit,
 * and printed, because Maven shows nothing else of a test that passes.
 */
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
    InterleavedTest test =
        new InterleavedTest(
            context.getRequiredTestClass(),
            call.getExecutable(),
            new SavedFailure(
                SavedFailure.usualFolder(),
                context.getConfigurationParameter("java.class.path").orElse("")));
    CheckResult result = test.run();
    context.publishReportEntry("guarantee", result.guarantee().toString());
    System.out.println(test.inWords(result));
  }
}

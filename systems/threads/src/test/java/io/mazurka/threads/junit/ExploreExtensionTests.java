package io.mazurka.threads.junit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;

/** A test that explores nothing fails, and says what to do. */
final class ExploreExtensionTests {

  @Test
  void testWithoutThreadsFails() {
    assertThatThrownBy(() -> explore("nothing"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no thread performs an event, so there is nothing to explore")
        .hasMessageContaining("declare at least two threads with scope.thread");
  }

  @Test
  void testWithThreadsThatShareNothingFails() {
    assertThatThrownBy(() -> explore("undeclared"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no thread performs an event");
  }

  @Test
  void testInWhichOneThreadPerformsEventsFails() {
    assertThatThrownBy(() -> explore("single"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("only one thread performs events");
  }

  @Test
  void testWithTwoThreadsThatActPasses() {
    assertThatCode(() -> explore("pair")).doesNotThrowAnyException();
  }

  @Test
  void missingScopeIsAskedFor() {
    assertThatThrownBy(() -> ExploreExtension.requireScope(method("parameterless")))
        .isInstanceOf(ExtensionConfigurationException.class)
        .hasMessageContaining("@Explore needs a method with one parameter, a Scope")
        .hasMessageContaining("void parameterless(Scope scope)");
  }

  @Test
  void otherParametersAreRefused() {
    assertThatThrownBy(() -> ExploreExtension.requireScope(method("strange")))
        .isInstanceOf(ExtensionConfigurationException.class)
        .hasMessageContaining("void strange(Scope scope)");
  }

  private static void explore(String name) throws ReflectiveOperationException {
    Method method = method(name);
    ThreadProgram program =
        ThreadProgram.of(
            scope -> {
              try {
                method.invoke(new Methods(), scope);
              } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
              }
            });
    ExploreExtension.explore(
        method.getAnnotation(Explore.class), java.util.Optional.empty(), method.getName(), program);
  }

  private static Method method(String name) {
    return Arrays.stream(Methods.class.getDeclaredMethods())
        .filter(method -> method.getName().equals(name))
        .findAny()
        .orElseThrow();
  }

  /** Methods that no engine finds as tests, because nobody can make the class from outside. */
  @SuppressWarnings("unused")
  private static final class Methods {

    @Explore
    void nothing(Scope scope) {}

    @Explore
    void undeclared(Scope scope) {
      int[] shared = new int[1];
      scope.thread("A", () -> shared[0]++);
      scope.thread("B", () -> shared[0]++);
    }

    @Explore
    void single(Scope scope) {
      IntegerVariable x = scope.integer("x", 0);
      scope.thread("A", () -> x.write(1));
      scope.thread("B", () -> {});
    }

    @Explore
    void pair(Scope scope) {
      IntegerVariable x = scope.integer("x", 0);
      scope.thread("A", () -> x.write(1));
      scope.<Integer>thread("B", 0, at -> at == 0 ? x.reading().to(1) : Next.end());
    }

    @Explore
    void parameterless() {}

    @Explore
    void strange(Scope scope, int number) {}
  }
}

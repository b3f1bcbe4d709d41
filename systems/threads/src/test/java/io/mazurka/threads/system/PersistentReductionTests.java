package io.mazurka.threads.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches that store states, within persistent sets. */
final class PersistentReductionTests {

  @Test
  void threadsThatShareNothingRunOneAfterTheOther() {
    CheckResult result = check(PersistentReductionTests::threeTimesThree, SearchOrder.BFS);

    assertThat(result.statistics().states()).isEqualTo(3 * 3 + 1);
    assertThat(result.reductions()).containsExactly("persistent sets of threads");
  }

  private static void threeTimesThree(Scope scope) {
    for (String name : new String[] {"A", "B", "C"}) {
      IntegerVariable own = scope.integer(name, 0);
      scope.sequence(name, own.writing(1), own.writing(2), own.writing(3));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoeverLoopsDoesNotPutOthersOffForEver(SearchOrder order) {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable own = scope.integer("own", 0);
              scope.<Integer>thread("A", 0, turn -> own.writing(turn).to(1 - turn));
              scope.<Integer>thread(
                  "B",
                  0,
                  at ->
                      at == 0
                          ? scope.choosing(2).then(chosen -> chosen + 1)
                          : at == 2 ? Next.fail("two") : Next.end());
            },
            order);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void ordinaryCodeIsRefused() {
    assertThatThrownBy(() -> check(scope -> scope.thread("A", () -> {}), SearchOrder.BFS))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("needs threads that are step functions");
  }

  private static CheckResult check(Consumer<Scope> program, SearchOrder order) {
    return Check.of(ThreadProgram.of(program))
        .with(CheckOptions.unreduced().withPor(Por.LPOR).withSearch(order))
        .run();
  }
}

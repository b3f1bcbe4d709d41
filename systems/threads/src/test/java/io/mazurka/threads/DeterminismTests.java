package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;
import io.mazurka.threads.operations.Next;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Programs that do not do the same again under the same schedule are found out every time. */
final class DeterminismTests {

  private static final int TIMES = 20;

  private static boolean coin() {
    return ThreadLocalRandom.current().nextBoolean();
  }

  @RepeatedTest(TIMES)
  void coinThatChoosesTheObjectIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          IntegerVariable y = scope.integer("y", 0);
          scope.thread("writer", () -> x.write(1));
          scope.thread("gambler", () -> (Math.random() < 0.5 ? x : y).read());
        });
  }

  @RepeatedTest(TIMES)
  void coinThatChoosesWhetherThereIsAnEventIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.thread("writer", () -> x.write(1));
          scope.thread(
              "gambler",
              () -> {
                if (coin()) {
                  x.read();
                }
              });
        });
  }

  @RepeatedTest(TIMES)
  void coinThatChoosesTheValueIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.thread("gambler", () -> x.write(coin() ? 1 : 2));
          scope.thread("other", () -> {});
        });
  }

  @RepeatedTest(TIMES)
  void coinInTheDeclarationIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", coin() ? 1 : 2);
          scope.thread("reader", x::read);
          scope.thread("other", () -> {});
        });
  }

  @RepeatedTest(TIMES)
  void coinThatChoosesWhetherThereIsAThreadIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.thread("reader", x::read);
          if (coin()) {
            scope.thread("other", x::read);
          }
        });
  }

  @RepeatedTest(TIMES)
  void coinInAFinalCheckIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.thread("writer", () -> x.write(1));
          scope.thread("other", () -> {});
          scope.afterwards(() -> assertThat(coin()).isTrue());
        });
  }

  /** The first execution never tosses the coin; those that do have another prefix each. */
  @RepeatedTest(TIMES)
  void coinThatOnlyLaterExecutionsTossIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          IntegerVariable y = scope.integer("y", 0);
          IntegerVariable z = scope.integer("z", 0);
          for (int writer = 0; writer < 4; writer++) {
            scope.thread("writer-" + writer, () -> y.fetchAndAdd(1));
          }
          scope.thread("early", () -> x.write(1));
          scope.thread(
              "gambler",
              () -> {
                if (x.read() == 0) {
                  (coin() ? y : z).read();
                }
              });
        });
  }

  @Test
  void dataThatALockGuardsIsNoSurprise() {
    assertThat(
            Check.of(
                    ThreadProgram.of(
                        scope -> {
                          List<String> log = new ArrayList<>();
                          Mutex lock = scope.mutex("lock");
                          IntegerVariable x = scope.integer("x", 0);
                          for (String name : List.of("A", "B", "C")) {
                            scope.thread(
                                name,
                                () -> {
                                  lock.lock();
                                  log.add(name);
                                  if (log.get(0).equals(name)) {
                                    x.write(log.size());
                                  }
                                  lock.unlock();
                                });
                          }
                        }))
                .run()
                .verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  @RepeatedTest(TIMES)
  void coinInAStepFunctionIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          IntegerVariable y = scope.integer("y", 0);
          scope.sequence("writer", x.writing(1));
          scope.<Integer>thread(
              "gambler", 0, at -> at == 0 ? (coin() ? x : y).reading().to(1) : Next.end());
        });
  }

  @RepeatedTest(TIMES)
  void coinAfterAResultIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.sequence("writer", x.writing(1));
          scope.<Integer>thread(
              "gambler", 0, at -> at == 0 ? x.reading().then(value -> coin() ? 1 : 2) : Next.end());
        });
  }

  @RepeatedTest(TIMES)
  void coinInAnOperationIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.sequence("writer", x.updating(() -> "toss x", value -> coin() ? 1 : 2));
        });
  }

  @RepeatedTest(TIMES)
  void orderOfASetInAStepFunctionIsCaught() {
    requireCaught(
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.<Set<String>>thread(
              "picker",
              Set.of("a", "b", "c"),
              left ->
                  left.isEmpty()
                      ? Next.end()
                      : x.writing(left.iterator().next().hashCode()).to(Set.of()));
          scope.sequence("writer", x.writing(1));
        });
  }

  @RepeatedTest(TIMES)
  void orderOfASetThatIsReadIsCaught() {
    requireCaught(
        scope -> {
          Variable<Set<String>> names = scope.variable("names", Set.of("a", "b", "c"));
          Variable<String> first = scope.variable("first", "");
          scope.thread("picker", () -> first.write(names.read().iterator().next()));
          scope.thread("reader", first::read);
        });
  }

  private static void requireCaught(Consumer<Scope> declaration) {
    assertThatThrownBy(() -> Check.of(ThreadProgram.of(declaration)).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("not deterministic");
  }
}

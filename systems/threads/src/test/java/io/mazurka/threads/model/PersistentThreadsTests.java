package io.mazurka.threads.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;
import io.mazurka.threads.operations.Next;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Which threads suffice in a state. */
final class PersistentThreadsTests {

  private static final int MANY = 1_000;

  @Test
  void whoeverTouchesNothingOfOthersSufficesAlone() {
    assertThat(
            selected(
                scope -> {
                  IntegerVariable x = scope.integer("x", 0);
                  scope.sequence("A", x.writing(1));
                  scope.sequence("B", x.reading());
                  scope.sequence("C", scope.integer("y", 0).writing(1));
                }))
        .isEqualTo(0b100);
  }

  @Test
  void readersSufficeAloneUnlessAllAccessesConflict() {
    Consumer<Scope> readers =
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.sequence("A", x.reading());
          scope.sequence("B", x.reading());
        };

    assertThat(selected(readers, Conflicts.READWRITE)).isEqualTo(0b01);
    assertThat(selected(readers, Conflicts.ALL)).isEqualTo(0b11);
  }

  @Test
  void whatComesLaterCountsToo() {
    assertThat(
            selected(
                scope -> {
                  IntegerVariable x = scope.integer("x", 0);
                  IntegerVariable y = scope.integer("y", 0);
                  scope.sequence("A", x.writing(1), y.writing(1));
                  scope.sequence("B", y.writing(2), x.writing(2));
                }))
        .isEqualTo(0b11);
  }

  /** A value that nobody writes leads nowhere. */
  @Test
  void onlyValuesThatSomebodyMayWriteLeadOn() {
    Consumer<Scope> idle = scope -> chain(scope, 0);
    Consumer<Scope> waking = scope -> chain(scope, 1);

    assertThat(selected(idle)).isEqualTo(0b001);
    assertThat(selected(waking)).isEqualTo(0b110);
  }

  /** A writes y; B does, too, if it reads 1; C writes something into what B reads. */
  private static void chain(Scope scope, int written) {
    Variable<Integer> x = scope.variable("x", 0);
    Variable<Integer> y = scope.variable("y", 0);
    scope.sequence("A", y.writing(1));
    scope.<Integer>thread(
        "B",
        0,
        at ->
            switch (at) {
              case 0 -> x.reading().then(value -> value == 1 ? 1 : 2);
              case 1 -> y.writing(2).to(2);
              default -> Next.end();
            });
    scope.sequence("C", x.writing(written));
  }

  @Test
  void afterACounterAnythingMayCome() {
    assertThat(
            selected(
                scope -> {
                  IntegerVariable x = scope.integer("x", 0);
                  IntegerVariable y = scope.integer("y", 0);
                  scope.sequence("A", y.writing(1), x.reading());
                  scope.<Integer>thread(
                      "B",
                      0,
                      at ->
                          switch (at) {
                            case 0 -> x.fetchingAndAdding(1).then(old -> old > MANY ? 1 : 2);
                            case 1 -> y.writing(2).to(2);
                            default -> Next.end();
                          });
                }))
        .isEqualTo(0b11);
  }

  @Test
  void whoeverHoldsALockIsNotDisturbedUnderIt() {
    StepModel model = StepModel.of(PersistentThreadsTests::underALock);
    PersistentThreads threads = model.persistentThreads(Conflicts.READWRITE);
    ModelExecution execution = model.execution();

    assertThat(threads.select(execution.state(), 0b11)).isEqualTo(0b11);
    execution.take(0, 1, 0);
    assertThat(threads.select(execution.state(), 0b11)).isEqualTo(0b10);
    execution.take(1, 1, 0);
    assertThat(threads.select(execution.state(), 0b11)).isEqualTo(0b11);
  }

  /** A comes to x only under the lock, and to y without it. */
  private static void underALock(Scope scope) {
    Mutex lock = scope.mutex("lock");
    IntegerVariable x = scope.integer("x", 0);
    IntegerVariable y = scope.integer("y", 0);
    scope.sequence("A", y.reading(), lock.locking(), x.writing(1), lock.unlocking());
    scope.sequence("B", lock.locking(), x.writing(2), y.writing(2), lock.unlocking());
  }

  private static long selected(Consumer<Scope> program) {
    return selected(program, Conflicts.READWRITE);
  }

  private static long selected(Consumer<Scope> program, Conflicts conflicts) {
    StepModel model = StepModel.of(program);
    long all = 0;
    for (int thread = 0; thread < model.threads(); thread++) {
      all |= 1L << thread;
    }
    return model.persistentThreads(conflicts).select(model.execution().state(), all);
  }
}

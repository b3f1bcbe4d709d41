package io.mazurka.threads;

import static io.mazurka.kernel.options.Por.Sets.FIGURE_3;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_4;
import static io.mazurka.kernel.options.Por.Sets.FIGURE_5;
import static io.mazurka.kernel.options.Por.Sets.MARKING;
import static io.mazurka.kernel.options.Por.Sets.MATCHING;
import static io.mazurka.kernel.options.Por.Sets.SLEEP;
import static io.mazurka.kernel.options.Por.Sets.STATIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.Por.Sets;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of classic dynamic reduction, in every combination that is accepted. */
final class ClassicSetsTests {

  private static final List<Sets> PARTS =
      List.of(FIGURE_3, FIGURE_4, FIGURE_5, MARKING, STATIC, SLEEP, MATCHING);

  private static final Set<Set<Sets>> ACCEPTED = accepted();

  private static Set<Set<Sets>> accepted() {
    Set<Set<Sets>> accepted = new HashSet<>();
    for (Set<Sets> within : List.of(Set.<Sets>of(), Set.of(STATIC))) {
      for (Sets figure : List.of(FIGURE_3, FIGURE_4, FIGURE_5)) {
        accepted.add(with(within, figure));
        accepted.add(with(within, figure, MARKING));
      }
      accepted.add(with(within, FIGURE_3, SLEEP));
      accepted.add(with(within, SLEEP));
      accepted.add(with(within, MATCHING));
      accepted.add(with(within, SLEEP, MATCHING));
    }
    accepted.add(Set.of(STATIC));
    return accepted;
  }

  private static Set<Sets> with(Set<Sets> some, Sets... more) {
    Set<Sets> all = new HashSet<>(some);
    all.addAll(List.of(more));
    return all;
  }

  /** T0: x = 1 | T1: read y; read x | T2: read x. Textbook sleep sets lose one of four traces. */
  private static void trap(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    IntegerVariable y = scope.integer("y", 0);
    scope.<Integer>thread("T0", 0, at -> at == 0 ? x.writing(1).to(1) : Next.end());
    scope.<Integer>thread(
        "T1",
        0,
        at ->
            switch (at) {
              case 0 -> y.reading().then(value -> 1);
              case 1 -> x.reading().then(value -> 2);
              default -> Next.end();
            });
    scope.<Integer>thread("T2", 0, at -> at == 0 ? x.reading().then(value -> 1) : Next.end());
  }

  /** The same on real threads. */
  private static void trapOfCode(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    IntegerVariable y = scope.integer("y", 0);
    scope.thread("T0", () -> x.write(1));
    scope.thread("T1", () -> x.write(y.read() + x.read() + 10));
    scope.thread("T2", x::read);
  }

  private static CheckResult check(Consumer<Scope> program, Set<Sets> parts) {
    CheckOptions options = CheckOptions.defaults().withPor(Por.DPOR_CLASSIC).withAll();
    options = options.withReductions(options.reductions().withSets(parts));
    if (parts.contains(FIGURE_5)) {
      options = options.with(ThreadOptions.defaults().withConflicts(Conflicts.ALL));
    }
    return Check.of(ThreadProgram.of(program)).with(options).run();
  }

  private static Executions executions(Consumer<Scope> program, Sets first, Sets... more) {
    return Objects.requireNonNull(check(program, EnumSet.of(first, more)).executions());
  }

  private static Set<Sets> subset(int bits) {
    Set<Sets> parts = EnumSet.noneOf(Sets.class);
    for (int part = 0; part < PARTS.size(); part++) {
      if ((bits >>> part & 1) != 0) {
        parts.add(PARTS.get(part));
      }
    }
    return parts;
  }

  @Test
  void trapHasFourTracesWithRepairedSleepSets() {
    assertThat(executions(ClassicSetsTests::trap, FIGURE_3, SLEEP).traces()).isEqualTo(4);
    assertThat(executions(ClassicSetsTests::trap, FIGURE_3, SLEEP, STATIC).traces()).isEqualTo(4);
    assertThat(executions(ClassicSetsTests::trap, SLEEP).traces()).isEqualTo(4);
    assertThat(executions(ClassicSetsTests::trap, SLEEP, STATIC).traces()).isEqualTo(4);
    assertThat(executions(ClassicSetsTests::trap, FIGURE_3).traces()).isGreaterThanOrEqualTo(4);
    assertThat(executions(ClassicSetsTests::trap, FIGURE_4).traces()).isGreaterThanOrEqualTo(4);
  }

  @Test
  void everyCombinationIsAcceptedOrRefusedWithAReason() {
    for (int bits = 1; bits < 1 << PARTS.size(); bits++) {
      Set<Sets> parts = subset(bits);
      if (ACCEPTED.contains(new HashSet<>(parts))) {
        CheckResult result = check(ClassicSetsTests::trap, parts);
        assertThat(result.verdict()).as("verdict of %s", parts).isEqualTo(Verdict.HOLDS);
      } else {
        assertThatThrownBy(() -> check(ClassicSetsTests::trap, parts))
            .as("%s", parts)
            .isInstanceOf(InvalidOptionException.class)
            .hasMessageStartingWith("--sets ")
            .hasMessageContaining(" is not possible: ");
      }
    }
    assertThat(ACCEPTED).hasSize(21);
  }

  @Test
  void realThreadsHaveNeitherStaticSetsNorStates() {
    assertThat(executions(ClassicSetsTests::trapOfCode, FIGURE_3, SLEEP).traces())
        .isEqualTo(executions(ClassicSetsTests::trapOfCode, SLEEP).traces());
    for (int bits = 1; bits < 1 << PARTS.size(); bits++) {
      Set<Sets> parts = subset(bits);
      if (ACCEPTED.contains(new HashSet<>(parts))) {
        if (parts.contains(STATIC) || parts.contains(MATCHING)) {
          assertThatThrownBy(() -> check(ClassicSetsTests::trapOfCode, parts))
              .isInstanceOf(InvalidOptionException.class)
              .hasMessageContaining("it needs threads that are step functions");
        } else {
          assertThat(check(ClassicSetsTests::trapOfCode, parts).verdict()).isEqualTo(Verdict.HOLDS);
        }
      }
    }
  }

  @Test
  void figure5NeedsAccessesThatAllConflict() {
    CheckOptions options = CheckOptions.defaults().withPor(Por.DPOR_CLASSIC);
    CheckOptions figure5 = options.withReductions(options.reductions().withSets(FIGURE_5));

    assertThatThrownBy(() -> Check.of(ThreadProgram.of(ClassicSetsTests::trap)).with(figure5).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--sets figure-5 is not possible: it looks only at the last access to an object and"
                + " knows no reads that commute; it needs --conflicts all");
  }

  /** One thread never ends, and comes back to where it was; another fails, at once or later. */
  private static void clockAndCulprit(Scope scope, int before) {
    IntegerVariable time = scope.integer("time", 0);
    IntegerVariable other = scope.integer("other", 0);
    scope.<Integer>thread("clock", 1, next -> time.writing(next).to(1 - next));
    scope.<Integer>thread(
        "culprit",
        0,
        at ->
            other
                .reading()
                .then(
                    value -> {
                      if (at == before) {
                        throw new AssertionError("fails");
                      }
                      return at + 1;
                    }));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void matchedStatesHideNoFailureBehindACycle(int before) {
    Consumer<Scope> program = scope -> clockAndCulprit(scope, before);
    for (Set<Sets> parts :
        List.of(Set.of(MATCHING), Set.of(SLEEP, MATCHING), Set.of(STATIC, MATCHING))) {
      assertThat(check(program, parts).verdict()).as("%s", parts).isEqualTo(Verdict.VIOLATED);
    }
    assertThatThrownBy(() -> check(program, Set.of(STATIC, SLEEP, MATCHING)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("only if no state comes up twice in an execution");
  }

  @Test
  void reportNamesWhatWasRun() {
    assertThat(check(ClassicSetsTests::trap, Set.of(FIGURE_4, MARKING, STATIC)).reductions())
        .containsExactly(
            "classic dynamic partial-order reduction (figure 4 with marking), within persistent"
                + " sets");
    assertThat(check(ClassicSetsTests::trap, Set.of(FIGURE_3, SLEEP)).reductions())
        .containsExactly(
            "classic dynamic partial-order reduction (figure 3) with sleep sets, repaired: it looks"
                + " at all races, not only at the last");
    assertThat(check(ClassicSetsTests::trap, Set.of(SLEEP)).reductions())
        .containsExactly("sleep sets, no dynamic reduction");
    assertThat(check(ClassicSetsTests::trap, Set.of(STATIC, MATCHING)).reductions())
        .containsExactly(
            "all executions, within persistent sets, states matched: every end of an execution, but"
                + " not every trace");
  }
}

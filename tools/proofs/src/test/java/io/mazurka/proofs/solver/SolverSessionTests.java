package io.mazurka.proofs.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both solvers answer alike. */
final class SolverSessionTests {

  private static SolverSession session(SolverKind kind) {
    return new SolverSession(kind.start());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsPoppedIsForgotten(SolverKind kind) {
    try (SolverSession session = session(kind)) {
      session.run("(declare-const |x y@0| Int)(declare-const b Bool)");
      session.add("(and b (< |x y@0| (- 4)) (> |x y@0| (- 6)))");
      session.push();
      session.add("(not b)");
      assertThat(session.check()).isEqualTo(Satisfiability.UNSATISFIABLE);
      session.pop();
      assertThat(session.check()).isEqualTo(Satisfiability.SATISFIABLE);
      assertThat(session.values(List.of("|x y@0|", "b"))).containsExactly(-5L, 1L);
      assertThat(session.checks()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @EnumSource
  void coreNamesWhatCannotHoldTogether(SolverKind kind) {
    try (SolverSession session = session(kind)) {
      session.run("(declare-const x Int)");
      for (String name : List.of("large", "positive", "small")) {
        session.run("(declare-const %s Bool)".formatted(name));
      }
      session.add("(=> large (> x 1))");
      session.add("(=> positive (> x 0))");
      session.add("(=> small (< x 1))");
      assertThat(session.checkAssuming(List.of("large", "positive", "small")))
          .isEqualTo(Satisfiability.UNSATISFIABLE);
      assertThat(session.core()).contains("small").hasSizeLessThan(3);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotUnderstoodIsNoAnswer(SolverKind kind) {
    try (SolverSession session = session(kind)) {
      assertThatThrownBy(() -> session.add("(= unheard-of 1)"))
          .isInstanceOf(SolverFailedException.class)
          .hasMessageContaining("error");
    }
  }

  /** No two of these numbers are the same, and there is one too few for them. */
  private static void addPigeons(SolverSession session, int pigeons) {
    for (int i = 0; i < pigeons; i++) {
      session.run("(declare-const x%d Int)".formatted(i));
      session.add("(and (>= x%d 0) (< x%d %d))".formatted(i, i, pigeons - 1));
      for (int j = 0; j < i; j++) {
        session.add("(not (= x%d x%d))".formatted(i, j));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void stackIsUsableAfterCheckThatRanOutOfTime(SolverKind kind) {
    try (SolverSession session = new SolverSession(kind.start(), () -> 0.001);
        SolverSession other = session(kind)) {
      addPigeons(session, 30);
      assertThat(session.check()).isEqualTo(Satisfiability.UNKNOWN);
      addPigeons(other, 4);
      session.push();
      session.add("(> x0 3)");
      session.pop();
      assertThat(other.check()).isEqualTo(Satisfiability.UNSATISFIABLE);
    }
  }

  /** A solver that answers what it was told to. */
  private record Parrot(String answer) implements SmtEngine {
    @Override
    public String execute(String commands) {
      return "";
    }

    @Override
    public String execute(String check, long milliseconds) {
      return answer;
    }

    @Override
    public void close() {}
  }

  @Test
  void nothingIsAskedWhenTheTimeIsOver() {
    try (SolverSession session = new SolverSession(new Parrot("unsat"), () -> 0)) {
      assertThat(session.check()).isEqualTo(Satisfiability.UNKNOWN);
      assertThat(session.trouble()).isEqualTo("the time is over");
      assertThat(session.checks()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"unknown", "timeout", "(error \"x\")", "", "unsat sat"})
  void onlyUnsatIsUnsatisfiable(String answer) {
    try (SolverSession session = new SolverSession(new Parrot(answer))) {
      assertThat(session.check()).isEqualTo(Satisfiability.UNKNOWN);
      assertThat(session.trouble()).isEqualTo(answer);
    }
  }
}

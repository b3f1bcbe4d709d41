package io.mazurka.bench.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tools.Inquiry.Fairness;
import io.mazurka.bench.tools.Ruling;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class AnswersTests {

  private final Answers answers = new Answers();

  private void add(Fairness fairness, Ruling ours, Ruling spin) {
    answers.add("ring 4", "<>(p || q)", fairness, ours, Map.of("SPIN", spin));
  }

  @Test
  void whoSaysTheSameIsNamedBesideTheVerdict() {
    add(Fairness.NONE, Ruling.VIOLATED, Ruling.VIOLATED);
    add(Fairness.WEAK, Ruling.HOLDS, Ruling.HOLDS);

    assertThat(answers.agree()).isTrue();
    assertThat(answers.markdown())
        .endsWith("| ring 4: `<>(p \\|\\| q)` | violated (SPIN) | holds (SPIN) |  |\n");
  }

  @Test
  void contradictionIsShown() {
    add(Fairness.STRONG, Ruling.HOLDS, Ruling.VIOLATED);

    assertThat(answers.agree()).isFalse();
    assertThat(answers.markdown()).contains("**holds**, SPIN: violated");
  }

  @Test
  void noAnswerIsNoContradiction() {
    add(Fairness.WEAK, Ruling.HOLDS, Ruling.UNKNOWN);

    assertThat(answers.agree()).isTrue();
    assertThat(answers.markdown()).contains("holds, SPIN: no answer");
  }
}

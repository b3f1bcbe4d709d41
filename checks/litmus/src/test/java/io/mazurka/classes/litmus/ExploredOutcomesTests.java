package io.mazurka.classes.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is explored is allowed, and what is allowed is explored or named by the guarantee. */
final class ExploredOutcomesTests {

  private static final String RACE =
      "sequentially consistent executions alone, because of a data race";
  private static final String WEAK = Omission.WEAK_ACCESSES.words();

  @ParameterizedTest
  @MethodSource("io.mazurka.classes.litmus.Families#programs")
  void theGuaranteeClaimsNoMoreThanIsExplored(Family family, int number) {
    Litmus<?> litmus = family.programs().get(number);
    ClassProgram program =
        ClassProgram.of(family.getClass(), "explore", number)
            .with(new Scopes(List.of(), List.of(Seen.class.getName())));
    CheckResult found = Check.of(program).run();
    boolean races = found.summary().contains(ClassProgram.RACE_FREEDOM + " is violated");
    if (litmus.isRacy() || races) {
      assertThat(races).as(found.summary()).isEqualTo(litmus.isRacy());
      Seen.take(family.key(number));
      found = Check.of(program.allowingRaces()).run();
    }
    assertThat(found.verdict()).as(found.summary()).isEqualTo(Verdict.HOLDS);
    Set<String> explored = Seen.take(family.key(number));
    String guarantee = found.guarantee().toString();
    assertThat(litmus.allowed()).as("allowed").containsAll(explored);
    assertThat(explored).as("explored, %s", guarantee).containsAll(litmus.required());
    if (!explored.containsAll(litmus.beyondInterleaving())) {
      assertThat(guarantee).as("%s", explored).contains(litmus.isRacy() ? RACE : WEAK);
    }
    for (Litmus.LeftOut one : litmus.omitted()) {
      assertThat(explored).as("said to be left out").doesNotContainAnyElementsOf(one.outcomes());
      assertThat(named(guarantee, one.omission())).as(guarantee).contains(one.method());
    }
  }

  /** What a guarantee names of this kind. */
  private static List<String> named(String guarantee, Omission omission) {
    int list = guarantee.indexOf(omission.words() + " (");
    if (list < 0) {
      return List.of();
    }
    int begin = list + omission.words().length() + 2;
    return List.of(guarantee.substring(begin, guarantee.indexOf(')', begin)).split(", "));
  }
}

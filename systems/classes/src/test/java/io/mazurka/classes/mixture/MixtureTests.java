package io.mazurka.classes.mixture;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random mixtures end, fail, wait for ever and race as the referee says. */
@Tag("slow")
final class MixtureTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int MIXTURES = 25;

  private static final long SEED = 20_261_118L;
  private static final Scopes SCOPES =
      new Scopes(
          List.of(),
          List.of(Act.class.getName(), Mixture.class.getName(), Mixtures.class.getName()));

  private static final Set<Act.Kind> UNORDERED =
      EnumSet.of(
          Act.Kind.TRY_LOCK, Act.Kind.TIMED_LOCK, Act.Kind.READ_OPAQUE, Act.Kind.WRITE_OPAQUE);

  private static final Set<Verdict> BAD = EnumSet.of(Verdict.VIOLATED, Verdict.DEADLOCK);

  @Test
  void mixturesDoWhatTheRefereeSays() {
    RunReport report =
        new RandomRun<>(getClass(), Mixture::draw, MixtureTests::compare)
            .until("compared", MIXTURES, SEED);
    report.requireNoDifference();
    report.requireMoreThan(MIXTURES / 10, "several ends");
    report.requireMoreThan(MIXTURES / 40, "failures");
    report.requireMoreThan(MIXTURES / 50, "deadlocks");
    report.requireMoreThan(MIXTURES / 10, "races");
    report.requireMoreThan(MIXTURES / 10, "no races");
  }

  private static void compare(Mixture plan, Trial trial) {
    MixtureReferee referee = new MixtureReferee(plan);
    if (referee.isTooLarge || plan.interruptsWaiting()) {
      return;
    }
    trial.count("compared");
    int number = Mixtures.keep(plan);
    ClassProgram program = ClassProgram.of(MixtureBody.class, "run", number).with(SCOPES);
    CheckResult found = check(program.allowingRaces());
    Set<String> ends = Mixtures.ends(number);
    boolean silent = referee.races && (plan.has(Act.Kind.READ_COPY) || plan.has(Act.Kind.FILL));
    trial.require("ends are reached", true, silent || ends.containsAll(referee.ends));
    ends.removeAll(referee.endsOfOthers);
    trial.require("ends", true, referee.ends.containsAll(ends));
    trial.require("failures", referee.fails, finds(found, "assertions"));
    trial.require("deadlocks", referee.deadlocks, finds(found, "deadlock"));
    trial.count("several ends", referee.ends.size() > 1);
    trial.count("failures", referee.fails);
    trial.count("deadlocks", referee.deadlocks);
    compareRaces(plan, referee, program, trial);
  }

  /**
   * A lock that is refused and an opaque access order nothing, so that programs with such ones race
   * more often than the referee sees.
   */
  private static void compareRaces(
      Mixture plan, MixtureReferee referee, ClassProgram program, Trial trial) {
    boolean found = finds(check(program), ClassProgram.RACE_FREEDOM);
    boolean more = UNORDERED.stream().anyMatch(plan::has);
    trial.require("races", referee.races, found && (referee.races || !more));
    trial.count("races", referee.races);
    trial.count("no races", !referee.races);
  }

  private static CheckResult check(ClassProgram program) {
    return Check.of(program).with(CheckOptions.defaults().withAll()).run();
  }

  private static boolean finds(CheckResult result, String property) {
    return result.properties().stream()
        .anyMatch(one -> one.name().equals(property) && BAD.contains(one.verdict()));
  }
}

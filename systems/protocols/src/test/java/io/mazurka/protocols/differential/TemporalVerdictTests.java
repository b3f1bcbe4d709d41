package io.mazurka.protocols.differential;

import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts on random formulas about random protocols are those of the definitions. */
@Tag("slow")
public final class TemporalVerdictTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 120;

  private static final int MOST_STATES = 150;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.ONE_CRASH,
          Setting.ONE_RESTART,
          Setting.ANY_LOSSES,
          Setting.ONE_DECLARED_CRASH,
          Setting.ONE_DUPLICATION,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_TIMEOUT_AND_MORE,
          Setting.PLAIN,
          Setting.ONE_RESTART,
          Setting.ONE_LOSS_AND_ONE_CRASH);

  @Test
  void verdictsOnFormulasAreThoseOfTheDefinitions() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, TemporalVerdictTests::compare)
            .until("compared", PROTOCOLS, 0);
    System.out.println("formulas about protocols: " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 10, "reduced");
    report.requireOfMany(1_200, () -> report.requireMoreThan(4, "reduced, WEAKLY_FAIR"));
    report.requireMoreThan(PROTOCOLS / 4, "lasso replayed");
    report.requireMoreThan(PROTOCOLS / 20, "lasso ends before a mishap");
    report.requireOfMany(
        1_200, () -> report.requireMoreThan(4, "formulas that hold if mishaps are forced"));
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.restartingElsewhere(plan);
    Setting setting = setting(protocol, (int) (trial.seed() % SETTINGS.size()));
    CheckOptions plain = setting.options();
    TemporalVerdicts.of(protocol, plain, MOST_STATES, trial)
        .compare(ways(ProtocolOptions.of(plain), trial.seed()), trial);
  }

  /** The first from a number on that is possible, so that what hardly ever is gets its turn. */
  private static Setting setting(Protocol protocol, int number) {
    Setting setting = SETTINGS.get(number);
    return setting.isPossible(protocol)
        ? setting
        : setting(protocol, (number + 1) % SETTINGS.size());
  }

  /**
   * Three of these: each reduction alone, stubborn sets as published, all that nobody has to ask
   * for, and stubborn sets with everything else.
   */
  public static Map<String, CheckOptions> ways(ProtocolOptions own, long seed) {
    CheckOptions sets = CheckOptions.unreduced().withPor(Por.LPOR);
    CheckOptions unasked = CheckOptions.defaults();
    CheckOptions full = unasked.withPor(Por.NONE);
    ProtocolOptions alone = own.withSplit(Split.NONE);
    Map<String, CheckOptions> ways = new LinkedHashMap<>();
    ways.put("stubborn sets", sets.with(own));
    ways.put("dead messages", full.with(alone.withSymmetry(Symmetry.NONE)));
    ways.put("whatever is sound", unasked.withWorkers(2).with(own));
    ways.put("stubborn sets of split steps", sets.with(own.withSplit(Split.COMBINED)));
    ways.put(
        "published sets",
        sets.withReductions(sets.reductions().withSets(Por.Sets.PUBLISHED)).with(own));
    ways.put("symmetry", full.with(alone.withDeadMessages(false)));
    ways.put("everything", unasked.withPor(Por.LPOR).with(own));
    List<String> names = new ArrayList<>(ways.keySet());
    Collections.rotate(names, (int) (seed / SETTINGS.size() % names.size()));
    ways.keySet().retainAll(names.subList(0, 3));
    return ways;
  }
}

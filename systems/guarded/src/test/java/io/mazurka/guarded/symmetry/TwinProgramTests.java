package io.mazurka.guarded.symmetry;

import io.mazurka.differential.Audits;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.symmetry.TwinPlan.Spoiled;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random programs of like processes, half of them spoiled in one place: symmetry keeps verdicts,
 * and explores one state of each orbit.
 */
@Tag("slow")
final class TwinProgramTests {

  private static final int PROGRAMS = 40;
  private static final int MOST_STATES = 1_500;

  @Test
  void symmetryKeepsVerdictsAndExploresEachOrbitOnce() {
    RunReport report =
        new RandomRun<>(getClass(), TwinPlan::draw, TwinProgramTests::compare)
            .until("explored", PROGRAMS, 0);
    System.out.println("twins: " + report);

    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 4, "fewer states");
    report.requireMoreThan(PROGRAMS / 8, "spoiled and without symmetry");
    report.requireMoreThan(PROGRAMS / 20, "spoiled and still symmetric");
    report.requireMoreThan(PROGRAMS / 10, "violated");
    report.requireMoreThan(PROGRAMS / 8, "as many as orbits");
  }

  private static void compare(TwinPlan plan, Trial trial) {
    GuardedModel model = TwinProgram.of(plan);
    TwinOrbits orbits = TwinOrbits.explore(model.program(), MOST_STATES);
    if (orbits.states() > MOST_STATES) {
      return;
    }
    trial.count("explored");
    CheckResult full = Check.of(model).with(CheckOptions.unreduced().withAll()).run();
    trial.require("states", (long) orbits.states(), full.statistics().states());
    CheckOptions symmetric = CheckOptions.defaults().withPor(Por.NONE).withAll();
    CheckResult alone = Check.of(model).with(symmetric.withWorkers(1)).run();
    boolean spoiled = plan.spoiled() != Spoiled.NOTHING || !plan.anyTurn();
    boolean fewer = alone.statistics().states() < full.statistics().states();
    trial.at("symmetry alone");
    trial.require("verdicts", verdicts(full), verdicts(alone));
    if (!spoiled) {
      long states = alone.statistics().states();
      long ends = alone.statistics().terminalStates();
      trial.require("no more than orbits", true, states <= orbits.orbits());
      trial.require("no more ends than orbits", true, ends <= orbits.terminalOrbits());
      trial.count("as many as orbits", states == orbits.orbits());
    }
    trial.count("fewer states", fewer);
    trial.count("violated", verdicts(full).containsValue("VIOLATED"));
    boolean said = alone.reductions().toString().contains("[symmetric: ");
    trial.count("spoiled and without symmetry", spoiled && !said);
    trial.count("spoiled and still symmetric", spoiled && said);
    compareWithReductions(model, full, trial);
    trial.at("audit");
    for (Por por : new Por[] {Por.NONE, Por.LPOR, Por.LSSA}) {
      if (said || por != Por.NONE) {
        Audits.requireClean(
            model, CheckOptions.defaults().withPor(por).withProperties("invariant", "end"), trial);
      }
    }
  }

  private static void compareWithReductions(GuardedModel model, CheckResult full, Trial trial) {
    for (Por por : new Por[] {Por.NONE, Por.LPOR, Por.LSSA}) {
      for (int workers = 1; workers <= 2; workers++) {
        for (String name : verdicts(full).keySet()) {
          trial.at("%s, %s, %d workers".formatted(name, por, workers));
          CheckResult found =
              Check.of(model)
                  .with(
                      CheckOptions.defaults()
                          .withPor(por)
                          .withWorkers(workers)
                          .withProperties(name))
                  .run();
          trial.require("verdict", verdicts(full).get(name), verdicts(found).get(name));
        }
      }
    }
    trial.at("never taken");
    CheckResult found =
        Check.of(model).with(CheckOptions.defaults().withPor(Por.NONE).withAll()).run();
    trial.require("never taken", Objects.requireNonNull(full.unused()), found.unused());
  }

  private static Map<String, String> verdicts(CheckResult result) {
    Map<String, String> verdicts = new TreeMap<>();
    result.properties().forEach(one -> verdicts.put(one.name(), one.verdict().name()));
    return verdicts;
  }
}

package io.mazurka.protocols.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.ReducedSearch.Checked;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * Compares reduced searches of a protocol with the full one, in some ways that are drawn from all
 * combinations.
 *
 * @param searches how many ways
 * @param sets the algorithm by which stubborn sets are chosen
 * @param mistake what is wrong with the reduction of a protocol
 */
record ReductionExperiment(int searches, Por.Sets sets, Function<Protocol, Mistake> mistake)
    implements Experiment<ProtocolPlan> {

  /** Features are looked for in one of this many protocols, because that takes long. */
  static final int COVERAGE_SAMPLE = 4;

  private static final int MOST_STATES = 300;

  /** A search that gives up its reduction does so early. */
  private static final int MOST_STATES_REDUCED = 20;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.PLAIN,
          Setting.ONE_CRASH,
          Setting.ANY_CRASHES,
          Setting.ANY_LOSSES,
          Setting.ONE_LOSS_AND_ONE_CRASH,
          Setting.ONE_DUPLICATION,
          Setting.ANY_DUPLICATIONS,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ANY_DUPLICATIONS_AND_LOSSES,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_DECLARED_CRASH,
          Setting.ONE_MISTAKE,
          Setting.ONE_TIMEOUT_AND_MORE);

  /** Compares searches with the usual sets. */
  ReductionExperiment(int searches, Function<Protocol, Mistake> mistake) {
    this(searches, Por.Sets.DEFAULT, mistake);
  }

  @Override
  public void run(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Random random = ProtocolGenerator.random(~trial.seed());
    Setting setting = SETTINGS.get(random.nextInt(SETTINGS.size()));
    if (!setting.isPossible(protocol)) {
      return;
    }
    CheckOptions options = setting.options();
    SearchFindings full =
        SearchFindings.of(
            protocol.compile(options),
            SearchWay.upTo(MOST_STATES),
            Checked.ALL_INVARIANTS.names(protocol));
    if (!full.finished()) {
      return;
    }
    if (trial.seed() % COVERAGE_SAMPLE == 0) {
      ReferenceExplorer.explore(protocol, options, MOST_STATES)
          .ifPresent(graph -> Coverage.note(graph, trial));
    }
    for (int search = 0; search < searches; search++) {
      ReducedSearch way = ReducedSearch.draw(random).with(sets);
      trial.at("%s, %s".formatted(setting, way));
      compare(protocol, setting, full, way, trial);
    }
  }

  private void compare(
      Protocol protocol, Setting setting, SearchFindings plain, ReducedSearch way, Trial trial) {
    if (!setting.isPossible(protocol)) {
      return;
    }
    CheckOptions options = setting.options();
    SearchFindings full = way.dead() ? way.exploreFully(protocol, options, MOST_STATES) : plain;
    SearchFindings reduced =
        way.explore(
            mistake.apply(protocol).in(way.model(protocol, options)), protocol, MOST_STATES);
    if (!reduced.finished() && !way.canEnd(protocol, options, MOST_STATES)) {
      trial.count("without a store and without end");
      return;
    }
    full.requireSame(reduced, way.checked().names(protocol), trial);
    trial.count("compared " + setting);
    way.varied().forEach(varied -> trial.count("compared " + varied));
    if (way.store() != StoreKind.NONE) {
      long until = 1 + trial.seed() % MOST_STATES_REDUCED;
      trial.at("%s, %s, reduced for %d states".formatted(setting, way, until));
      SearchFindings steppedBack =
          way.exploreUntil(until, way.model(protocol, options), protocol, MOST_STATES);
      full.requireSame(steppedBack, way.checked().names(protocol), trial);
      trial.count("reduction given up", steppedBack.steppedBack());
      trial.count("states", full.states());
      trial.count("states, reduced", reduced.states());
      trial.count("states were saved", reduced.states() < full.states());
    }
  }
}

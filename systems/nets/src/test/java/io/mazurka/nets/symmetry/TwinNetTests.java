package io.mazurka.nets.symmetry;

import io.mazurka.differential.Audits;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.nets.Net;
import io.mazurka.nets.Node;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.check.CheckableNet;
import io.mazurka.nets.random.NaiveExplorer;
import io.mazurka.nets.symmetry.TwinNetPlan.Spoiled;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random nets made of like copies, half of them spoiled in one place: symmetry keeps verdicts, and
 * explores one marking of each orbit.
 */
@Tag("slow")
final class TwinNetTests {

  private static final int NETS = 30;
  private static final int MOST_STATES = 800;

  @Test
  void symmetryKeepsVerdictsAndExploresEachOrbitOnce() {
    RunReport report =
        new RandomRun<>(getClass(), TwinNetPlan::draw, TwinNetTests::compare)
            .until("explored", NETS, 0);
    System.out.println("twin nets: " + report);

    report.requireNoDifference();
    report.requireMoreThan(NETS / 3, "fewer states");
    report.requireMoreThan(NETS / 6, "as many as orbits");
    report.requireMoreThan(NETS / 10, "spoiled");
    report.requireMoreThan(NETS / 5, "violated");
    report.requireMoreThan(NETS / 5, "holds");
    report.requireMoreThan(NETS / 5, "one holds");
    report.requireMoreThan(NETS / 5, "one violated");
  }

  private static void compare(TwinNetPlan plan, Trial trial) {
    Net net = plan.net();
    Optional<NaiveExplorer> explored = NaiveExplorer.explore(SignalGraph.of(net), MOST_STATES);
    if (explored.isEmpty() || net.transitions().isEmpty()) {
      return;
    }
    trial.count("explored");
    NaiveExplorer naive = explored.get();
    CheckableNet model = CheckableNet.of(net);
    CheckOptions alone = CheckOptions.defaults().withPor(Por.NONE).withAll();
    for (AskedProperties asked : properties(plan)) {
      trial.at("symmetry alone, " + asked.asked());
      CheckOptions plain = CheckOptions.unreduced().withAll().withProperties(asked);
      Verdict expected = verdict(model, plain);
      CheckResult found = Check.of(model).with(alone.withProperties(asked)).run();
      trial.count(expected == Verdict.HOLDS ? "holds" : "violated");
      trial.require("verdict", expected, found.verdict());
      trial.require("never taken", Check.of(model).with(plain).run().unused(), found.unused());
      if (plan.spoiled() == Spoiled.NOTHING) {
        long orbits = orbits(plan, net, naive.states());
        long ends = orbits(plan, net, naive.dead());
        trial.require("no more than orbits", true, found.statistics().states() <= orbits);
        trial.require(
            "no more ends than orbits", true, found.statistics().terminalStates() <= ends);
        trial.count("as many as orbits", found.statistics().states() == orbits);
      } else {
        trial.count("spoiled");
      }
      trial.count("fewer states", found.statistics().states() < naive.states().size());
      compareWithReductions(model, asked, expected, trial);
    }
    for (AskedProperties asked : propertiesOfOne(plan)) {
      Verdict expected = verdict(model, CheckOptions.unreduced().withProperties(asked));
      trial.count(expected == Verdict.HOLDS ? "one holds" : "one violated");
      compareWithReductions(model, asked, expected, trial);
    }
  }

  /** Formulas that name one of the copies, and so tell it from the others. */
  private static List<AskedProperties> propertiesOfOne(TwinNetPlan plan) {
    String one = plan.watched(plan.copies() - 1) + " > 0";
    return List.of(
        AskedProperties.condition(Kind.LTL, "<> " + one),
        AskedProperties.condition(Kind.CTL, "AF " + one),
        AskedProperties.condition(Kind.CTLSTAR, "AF " + one),
        AskedProperties.condition(Kind.CTLSTAR, "E(F(G(%s))) || A(G F(%s))".formatted(one, one)));
  }

  private static void compareWithReductions(
      CheckableNet model, AskedProperties asked, Verdict expected, Trial trial) {
    for (Por por : new Por[] {Por.NONE, Por.LPOR, Por.LSSA}) {
      for (int workers = 1; workers <= 2; workers++) {
        trial.at("%s, %s, %d workers".formatted(asked.asked(), por, workers));
        CheckOptions options =
            CheckOptions.defaults().withPor(por).withWorkers(workers).withProperties(asked);
        try {
          trial.require("verdict", expected, verdict(model, options));
        } catch (InvalidOptionException e) {
          trial.count("refused");
        }
      }
    }
    trial.at("audit");
    if (asked.formulas().isEmpty()) {
      for (Por por : new Por[] {Por.NONE, Por.LPOR}) {
        try {
          Audits.requireClean(
              model, CheckOptions.defaults().withPor(por).withProperties(asked), trial);
        } catch (InvalidOptionException e) {
          trial.count("nothing to audit");
        }
      }
    }
  }

  private static Verdict verdict(CheckableNet model, CheckOptions options) {
    return Check.of(model).with(options).run().verdict();
  }

  private static List<AskedProperties> properties(TwinNetPlan plan) {
    String nowhere = plan.each(" & ", copy -> plan.watched(copy) + " <= 1");
    String together = plan.each(" | ", copy -> plan.watched(copy) + " = 0");
    String some = plan.each(" || ", copy -> plan.watched(copy) + " > 0");
    return List.of(
        AskedProperties.named("deadlock"),
        AskedProperties.condition(Kind.INVARIANT, nowhere),
        AskedProperties.condition(Kind.INVARIANT, together),
        AskedProperties.condition(Kind.AT_END, together),
        AskedProperties.condition(Kind.LTL, "[] <> " + some),
        AskedProperties.condition(Kind.CTL, "AG EF " + some));
  }

  /** The number of orbits, by trying all permutations of the copies. */
  private static long orbits(TwinNetPlan plan, Net net, Collection<List<Integer>> states) {
    Map<String, Integer> slots = new HashMap<>();
    List<Node> places = net.places();
    IntStream.range(0, places.size()).forEach(slot -> slots.put(places.get(slot).id(), slot));
    Set<Set<List<Integer>>> orbits = new HashSet<>();
    for (List<Integer> state : states) {
      Set<List<Integer>> orbit = new HashSet<>();
      permute(
          IntStream.range(0, plan.copies()).boxed().toList(),
          new ArrayList<>(),
          permutation -> {
            List<Integer> image = new ArrayList<>();
            for (Node place : places) {
              String id = place.id();
              int mark = id.indexOf('_');
              String source =
                  mark < 0
                      ? id
                      : id.substring(0, mark + 1)
                          + permutation.get(Integer.parseInt(id.substring(mark + 1)));
              image.add(state.get(slots.get(source)));
            }
            orbit.add(Collections.unmodifiableList(image));
          });
      orbits.add(orbit);
    }
    return orbits.size();
  }

  private static void permute(
      List<Integer> left, List<Integer> chosen, Consumer<List<Integer>> use) {
    if (left.isEmpty()) {
      use.accept(chosen);
    }
    for (Integer next : left) {
      List<Integer> rest = new ArrayList<>(left);
      rest.remove(next);
      List<Integer> more = new ArrayList<>(chosen);
      more.add(next);
      permute(rest, more, use);
    }
  }
}

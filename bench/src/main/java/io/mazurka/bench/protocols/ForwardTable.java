package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.Storage;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.lpor.forward.ForwardEnableSets;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.OnlineForwardEnableSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * The gain of pre-computed forward enable sets: the time to compute the sets of the published
 * algorithm from every enabled transition of every state, with the same relations.
 */
final class ForwardTable {

  private static final int REPETITIONS = 5;

  private static final List<ProtocolInstance> INSTANCES =
      List.of(
          ProtocolInstance.of(new Paxos(), 2, 3, 1),
          ProtocolInstance.of(new Storage(), 3, 2),
          ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1));

  private ForwardTable() {}

  static String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "transitions",
            "enabling sets",
            "sets computed",
            "on-line, s",
            "pre-computed, s",
            "of that pre-computation, s",
            "on-line / pre-computed");
    for (ProtocolInstance instance : INSTANCES) {
      for (boolean net : new boolean[] {false, true}) {
        CollectedRelations relations = CollectedRelations.of(instance, net);
        double before = MeasuredMachine.processorSeconds();
        new PrecomputedForwardEnableSets(relations.table());
        double precomputation = MeasuredMachine.processorSeconds() - before;
        double online = seconds(relations, OnlineForwardEnableSets::new);
        double precomputed = seconds(relations, PrecomputedForwardEnableSets::new);
        table.add(
            instance + (net ? "" : ", without NET"),
            FigureText.count(relations.table().transitions()),
            FigureText.count(relations.enablingSets()),
            FigureText.count(relations.starts()),
            format(online),
            format(precomputed),
            format(precomputation),
            String.format(Locale.ROOT, "%.1f ×", online / precomputed));
      }
    }
    return table.markdown();
  }

  /** The least of several times for all sets of all states, including the pre-computation. */
  private static double seconds(
      CollectedRelations relations, Function<RelationTable, ForwardEnableSets> forward) {
    double least = Double.MAX_VALUE;
    int transitions = relations.table().transitions();
    long[] none = TransitionSet.empty(transitions);
    long[] result = TransitionSet.empty(transitions);
    for (int run = 0; run < REPETITIONS; run++) {
      double start = MeasuredMachine.processorSeconds();
      ForwardStubbornSets sets =
          new ForwardStubbornSets(
              relations.table(), forward.apply(relations.table()), relations.condition());
      relations.forEach(
          enabled -> {
            int first = TransitionSet.next(enabled, 0);
            while (first >= 0) {
              sets.compute(first, enabled, none, Integer.MAX_VALUE, result);
              first = TransitionSet.next(enabled, first + 1);
            }
          });
      least = Math.min(least, MeasuredMachine.processorSeconds() - start);
    }
    return least;
  }

  private static String format(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}

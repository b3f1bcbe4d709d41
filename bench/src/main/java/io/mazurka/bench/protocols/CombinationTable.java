package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.FaultyPaxos;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.StepwiseOralMessages;
import io.mazurka.gallery.Storage;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Stubborn sets, symmetry and dead messages in every combination, on whole state spaces: the search
 * goes on after a violation. A search beyond the time limit is a dash.
 */
record CombinationTable(double limitSeconds) {

  private static final int COMBINATIONS = 8;

  private static final List<ProtocolInstance> INSTANCES =
      List.of(
          ProtocolInstance.of(new Paxos(), 2, 3, 1),
          ProtocolInstance.of(new Paxos(), 3, 3, 1),
          ProtocolInstance.of(new Paxos(), 4, 3, 1),
          ProtocolInstance.of(new Paxos(), 2, 5, 1),
          ProtocolInstance.of(new Paxos(), 3, 5, 1),
          ProtocolInstance.of(new FaultyPaxos(), 2, 3, 1),
          ProtocolInstance.of(new FaultyPaxos2(), 3, 3, 1),
          ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1),
          ProtocolInstance.of(new EchoMulticast(), 5, 1, 1, 1),
          ProtocolInstance.of(new Storage(), 3, 2),
          ProtocolInstance.of(new Storage(), 5, 2),
          ProtocolInstance.of(new Storage(), 5, 3),
          ProtocolInstance.of(new WrongStorage(), 3, 2),
          ProtocolInstance.of(new OralMessages(), 3, 2),
          ProtocolInstance.of(new OralMessages(), 6, 1),
          ProtocolInstance.of(new StepwiseOralMessages(), 4, 1));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "states, s",
            "none",
            "LPOR",
            "symmetry",
            "LPOR, symmetry",
            "no dead messages",
            "LPOR, no dead messages",
            "symmetry, no dead messages",
            "all three");
    for (ProtocolInstance instance : INSTANCES) {
      System.err.println(instance + " ...");
      List<String> cells = new ArrayList<>(List.of(instance.toString()));
      for (int combination = 0; combination < COMBINATIONS; combination++) {
        TimedSearch run = TimedSearch.fastest(instance, options(combination));
        cells.add(run.isFinished() ? FigureText.count(run.states()) + ", " + run.time() : "–");
      }
      table.add(cells.toArray(String[]::new));
    }
    return table.markdown();
  }

  /**
   * The options of a combination, whose bits switch reductions on; symmetry is used where it is
   * found.
   */
  private CheckOptions options(int combination) {
    CheckOptions options = (combination & 1) > 0 ? Searches.lpor() : Searches.full();
    options = (combination & 4) > 0 ? Searches.withoutDeadMessages(options) : options;
    return options
        .with(
            ProtocolOptions::of,
            own -> own.withSymmetry((combination & 2) > 0 ? Symmetry.ROLES : Symmetry.NONE))
        .withAll()
        .withLimits(Limits.none().withSeconds(limitSeconds));
  }
}

package io.mazurka.dpor;

import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.supervision.Crew;
import java.util.ArrayList;
import java.util.List;

/** Workers that explore the executions from one state together. */
final class Scouts {

  private final Errand whole;
  private final Pool pool;
  private final Saver saver;
  private final List<Scout> workers = new ArrayList<>();

  /**
   * @param ledger the record of all executions
   * @param saver saves the exploration
   * @param workforce whether parts are worth sharing however small they are
   */
  Scouts(Ledger ledger, Saver saver, Workforce workforce) {
    this.saver = saver;
    this.whole = new Errand(null, ledger);
    this.pool = new Pool(whole, workforce.fewest() == 0);
  }

  /** Adds a worker with this explorer; all explorers are of the same executions. */
  Scout add(Explorer explorer) {
    OptimalPlanner planner = explorer.optimal();
    if (planner == null) {
      throw new IllegalArgumentException("what this strategy plans cannot be shared");
    }
    Scout worker = new Scout(pool, explorer, planner, saver);
    workers.add(worker);
    return worker;
  }

  /** Explores with {@code explorer} alone, which need not plan anything that can be shared. */
  void exploreAlone(Explorer explorer) {
    try {
      explorer.run();
    } finally {
      whole.note(whole.event(), explorer.tally(), false);
    }
  }

  /** Explores; the first worker works in this thread. */
  void run() {
    try (Crew crew = new Crew(workers.size())) {
      crew.run(member -> workers.get(member).work());
    }
    if (whole.failure() != null) {
      throw Crew.unchecked(whole.failure());
    }
  }

  /**
   * The figures; if the exploration was broken off, with those of tasks whose turn had not come.
   */
  Tally tally() {
    return whole.tally();
  }

  /** Adds what was found in tasks whose turn had not come when the exploration was broken off. */
  void addOpen() {
    for (Errand task : pool.open()) {
      whole.ledger().add(task.ledger());
      whole.note(whole.event(), whole.tally().and(task.tally()), whole.isAnyCut());
    }
  }
}

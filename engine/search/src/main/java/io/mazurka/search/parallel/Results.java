package io.mazurka.search.parallel;

import io.mazurka.kernel.walk.Discoveries;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.search.parallel.WorkAccount.Turn;
import java.util.Arrays;
import java.util.List;

/**
 * What comes out of a round whose successors were added to the store: the new states of each batch.
 * They are taken in one after the other, or those of many batches at once, by all workers.
 */
public final class Results {

  private final Batches batches;
  private final Handover handover;
  private final RoundTally[] tallies;
  private final Turns turns;

  /** For each batch with which a worker begins a stretch of batches, how they were discovered. */
  private Discoveries[] stretches = {};

  /**
   * @param tallies what each worker has to tell about its batches
   */
  Results(Batches batches, Handover handover, RoundTally[] tallies, Turns turns) {
    this.batches = batches;
    this.handover = handover;
    this.tallies = tallies;
    this.turns = turns;
  }

  /** Where the batches end, from {@code from} on, that can all be taken in at once. */
  public int plainFrom(int from) {
    int plain = 0;
    for (RoundTally tally : tallies) {
      plain += tally.plain();
    }
    int end = plain == batches.size() ? plain : from;
    while (end < batches.size() && batches.get(end).isPlain()) {
      end++;
    }
    return end;
  }

  /**
   * How many new states there are among the successors of the batches from one to before another.
   */
  public int freshOf(int from, int to) {
    return handover.freshOf(from, to);
  }

  /** The new states among the successors of a batch. */
  public Harvest harvest(int batch) {
    handover.gather(batch, tallies[0].harvest);
    return tallies[0].harvest;
  }

  /**
   * Brings the new states of the batches from one to before another to their places, and writes to
   * the log how they were discovered; returns the tallies of the batches.
   */
  public List<RoundTally> bring(int from, int to, NewPlaces places, DiscoveryLog log) {
    if (stretches.length < to) {
      stretches = new Discoveries[to];
    }
    if (to - from >= tallies.length) {
      turns.together(Turn.BRING, worker -> bring(worker, from, to, places));
    } else {
      for (int worker = 0; worker < tallies.length; worker++) {
        bring(worker, from, to, places);
      }
    }
    for (int batch = from; batch < to; batch++) {
      if (stretches[batch] != null) {
        log.append(stretches[batch]);
      }
    }
    Arrays.fill(stretches, from, to, null);
    return List.of(tallies);
  }

  private void bring(int worker, int from, int to, NewPlaces places) {
    RoundTally tally = tallies[worker];
    tally.begin();
    for (int number = from; number < to; number++) {
      if (handover.maker(number) == worker) {
        Batch batch = batches.get(number);
        handover.gather(number, tally.harvest);
        Discoveries discoveries = tally.add(number, batch, stretches);
        tally.harvest.bring(batch.number(0), places, handover.freshOf(from, number), discoveries);
        batch.markTakenIn();
      }
    }
  }
}

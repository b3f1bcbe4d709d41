package io.mazurka.search.parallel;

import io.mazurka.kernel.walk.Discoveries;
import java.util.ArrayList;
import java.util.List;

/**
 * What one worker has to tell about its batches of a round that are taken in all at once: their
 * figures, and how their new states were discovered. Others read it after the worker is done.
 */
public final class RoundTally {

  private int states;
  private int steps;
  private int putOff;
  private int terminal;
  private int beyond;

  /** How many batches were dealt with, so that nothing is left of them. */
  private int done;

  /** How many of them can be taken in all at once. */
  private int plain;

  /** Some discoveries for each stretch of consecutive batches; those after the last are spare. */
  private final List<Discoveries> stretches = new ArrayList<>();

  private int stretchCount;

  /** The number of the last batch that was added. */
  private int last;

  final Harvest harvest = new Harvest();

  /** Forgets all batches. */
  void clear() {
    done = 0;
    plain = 0;
  }

  /** Notes that a batch was dealt with. */
  void count(Batch batch) {
    done++;
    plain += batch.isPlain() ? 1 : 0;
  }

  int done() {
    return done;
  }

  int plain() {
    return plain;
  }

  /** Forgets the figures and the discoveries. */
  void begin() {
    states = 0;
    steps = 0;
    putOff = 0;
    terminal = 0;
    beyond = 0;
    stretchCount = 0;
    last = -2;
  }

  /**
   * Adds the figures of a batch; returns where its discoveries go.
   *
   * @param starts receives, if a stretch begins with this batch, its discoveries
   */
  Discoveries add(int number, Batch batch, Discoveries[] starts) {
    BatchNotes notes = batch.notes();
    states += batch.size();
    steps += notes.steps();
    putOff += notes.putOff();
    terminal += notes.terminal();
    beyond += notes.beyond();
    if (number != last + 1) {
      if (stretchCount == stretches.size()) {
        stretches.add(new Discoveries());
      }
      Discoveries next = stretches.get(stretchCount++);
      next.clear();
      starts[number] = next;
    }
    last = number;
    return stretches.get(stretchCount - 1);
  }

  /** How many states there are. */
  public int states() {
    return states;
  }

  /** How many steps they take. */
  public int steps() {
    return steps;
  }

  /** How many steps they leave out. */
  public int putOff() {
    return putOff;
  }

  /** How many of them are terminal. */
  public int terminal() {
    return terminal;
  }

  /** How many of them lie beyond a constraint. */
  public int beyond() {
    return beyond;
  }
}

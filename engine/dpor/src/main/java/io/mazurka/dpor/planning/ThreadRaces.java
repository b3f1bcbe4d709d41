package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.tree.Races;
import io.mazurka.dpor.tree.Reversal;

/**
 * The races of an execution of threads. The races of an event are found when the event is taken,
 * and kept as long as the event is on the stack; the races of events that stay blocked are found at
 * the end.
 */
final class ThreadRaces implements Races {

  private final ThreadStack stack;
  private final EventRaces races;
  private final ReversingSequence reversing;
  private final RaceLog log = new RaceLog();

  /** The races of so many first events are in the log. */
  private int known;

  ThreadRaces(ThreadStack stack) {
    this.stack = stack;
    this.races = new EventRaces(stack);
    this.reversing = new ReversingSequence(stack);
  }

  @Override
  public void taken() {
    int last = stack.length() - 1;
    for (int event = Math.min(known, last); event <= last; event++) {
      races.findOf(event);
      log.put(event, races);
    }
    known = last + 1;
  }

  @Override
  public void untaken(int position) {
    known = Math.min(known, position);
  }

  @Override
  public void reverse(Reversal reversal) {
    int length = stack.length();
    for (int later = 0; later < length; later++) {
      int thread = PackedEvent.thread(stack.history().access(later));
      for (int race = log.start(later); race < log.start(later + 1); race++) {
        int earlier = log.earlier(race);
        reversal.reverse(earlier, reversing.notAfter(earlier, later, length, thread));
      }
    }
    for (int thread = 0; thread < stack.threads(); thread++) {
      races.findOfBlocked(thread);
      for (int race = 0; race < races.count(); race++) {
        int earlier = races.earlier(race);
        reversal.reverse(earlier, reversing.notAfter(earlier, length, length, thread));
      }
    }
  }
}

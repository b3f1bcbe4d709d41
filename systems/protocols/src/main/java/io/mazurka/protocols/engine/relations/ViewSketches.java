package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.PairObjectMemo;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.LocalComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sketches of the views of a split process: a local state and, of the waiting letters, one for each
 * meaning. Relations depend on nothing else but, in bounded channels, the number of letters.
 * Sketches are built channel by channel, without building whole views, and there are far fewer
 * sketches than views. Shared between workers.
 */
final class ViewSketches {

  private final RelationSource source;
  private final ProcessComponent process;
  private final int firstChannel;
  private final AppendOnlyTable<Sketch> sketches = new AppendOnlyTable<>();
  private final AppendOnlyTable<Meant> meanings = new AppendOnlyTable<>();
  private final NumberMemo starts =
      new NumberMemo(stance -> sketches.number(new Sketch(stance, NumberSet.none(), List.of())));

  /**
   * Per channel: maps the sketch of the channels before it and its content to the sketch of both.
   */
  private final List<PairObjectMemo<Integer>> further = new ArrayList<>();

  /**
   * A local state, by its number in the slot, and the meanings of the waiting letters, by number.
   *
   * @param more letters that only add to the number of those in a bounded channel
   */
  private record Sketch(int stance, NumberSet waiting, List<Integer> more) {}

  /**
   * The meaning of a letter in a local state. The first letter with that meaning represents all of
   * them.
   */
  private static final class Meant {

    private final int local;
    private final Object meaning;
    private final int letter;

    Meant(int local, Object meaning, int letter) {
      this.local = local;
      this.meaning = meaning;
      this.letter = letter;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Meant meant && local == meant.local && meaning.equals(meant.meaning);
    }

    @Override
    public int hashCode() {
      return 31 * local + meaning.hashCode();
    }
  }

  ViewSketches(RelationSource source, ProcessComponent process, int firstChannel) {
    this.source = source;
    this.process = process;
    this.firstChannel = firstChannel;
    for (ChannelComponent channel : process.parts().channels()) {
      further.add(
          new PairObjectMemo<>((sketch, content) -> with(sketch, channel.pending(content))));
    }
  }

  /** The number of the sketch of the process in a state. */
  int of(int[] state) {
    int sketch = starts.of(state[process.process().index()]);
    for (int part = 0; part < further.size(); part++) {
      int content = state[firstChannel + part];
      if (content != ChannelComponent.EMPTY) {
        sketch = further.get(part).of(sketch, content);
      }
    }
    return sketch;
  }

  private int with(int number, int[] letters) {
    Sketch sketch = sketches.get(number);
    int local = process.parts().local().stance(sketch.stance()).local();
    BitSet waiting = new BitSet();
    sketch.waiting().stream().forEach(waiting::set);
    int before = waiting.cardinality();
    int first = -1;
    for (int letter : letters) {
      Object meaning = source.meaning(process, local, letter);
      int meant = meanings.number(new Meant(local, meaning, letter));
      first = first < 0 ? meanings.get(meant).letter : first;
      waiting.set(meant);
    }
    List<Integer> more = new ArrayList<>(sketch.more());
    if (process.inbox().isBounded()) {
      int missing = letters.length - (waiting.cardinality() - before);
      more.addAll(Collections.nCopies(missing, first));
    }
    return sketches.number(new Sketch(sketch.stance(), NumberSet.of(waiting), List.copyOf(more)));
  }

  /** A view that represents all views with this sketch. */
  View view(int number) {
    Sketch sketch = sketches.get(number);
    LocalComponent.Stance stance = process.parts().local().stance(sketch.stance());
    int[] letters =
        IntStream.concat(
                sketch.waiting().stream().map(one -> meanings.get(one).letter),
                sketch.more().stream().mapToInt(Integer::intValue))
            .toArray();
    process.inbox().arrange(letters);
    return new View(stance.local(), stance.crashed(), letters, new int[0]);
  }
}

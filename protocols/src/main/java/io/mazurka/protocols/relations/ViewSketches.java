package io.mazurka.protocols.relations;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.PairObjectMemo;
import io.mazurka.protocols.analysis.NumberSet;
import io.mazurka.protocols.views.ChannelComponent;
import io.mazurka.protocols.views.LocalComponent;
import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.View;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The views of a split process as far as relations depend on them: a local state, and of the
 * letters that wait one for each meaning. They are found channel by channel, so that no whole view
 * is ever looked at, and there are far fewer. Shared between workers.
 */
final class ViewSketches {

  private final RelationSource source;
  private final ProcessComponent process;
  private final int firstChannel;
  private final AppendOnlyTable<Sketch> sketches = new AppendOnlyTable<>();
  private final AppendOnlyTable<Meant> meanings = new AppendOnlyTable<>();
  private final NumberMemo starts =
      new NumberMemo(stance -> sketches.number(new Sketch(stance, NumberSet.none())));

  /** Per channel, by sketch of what is before it and by its content, the sketch of both. */
  private final List<PairObjectMemo<Integer>> further = new ArrayList<>();

  /** A local state, by its number in the slot, and what waits, as numbers of meanings. */
  private record Sketch(int stance, NumberSet waiting) {}

  /** What a letter means in a local state; the first one that does stands for all. */
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

  private int with(int before, int[] letters) {
    Sketch sketch = sketches.get(before);
    int local = process.parts().local().stance(sketch.stance()).local();
    BitSet waiting = new BitSet();
    sketch.waiting().stream().forEach(waiting::set);
    for (int letter : letters) {
      Object meaning = source.meaning(process, local, letter);
      waiting.set(meanings.number(new Meant(local, meaning, letter)));
    }
    return sketches.number(new Sketch(sketch.stance(), NumberSet.of(waiting)));
  }

  /** A view that stands for all with this sketch. */
  View view(int number) {
    Sketch sketch = sketches.get(number);
    LocalComponent.Stance stance = process.parts().local().stance(sketch.stance());
    int[] letters = sketch.waiting().stream().map(one -> meanings.get(one).letter).toArray();
    process.inbox().arrange(letters);
    return new View(stance.local(), stance.crashed(), letters, new int[0]);
  }
}

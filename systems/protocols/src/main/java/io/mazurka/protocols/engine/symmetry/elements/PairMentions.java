package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.value.Atom;
import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.roles.ProcessId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A matrix over pairs of interchangeable elements. The cell of a pair holds a hash of all local
 * states, messages and monitors that mention both, in which the two are marked and all other
 * elements of a block look the same. Permuting a state permutes the rows and columns of its matrix.
 * Shared between workers.
 */
public final class PairMentions {

  private final Layout layout;
  private final SlotViews slots;
  private final boolean queues;
  private final Map<ProcessId, Place> places;
  private final int elements;

  /** By slot and value, the pairs that the value mentions. */
  private final List<ObjectMemo<PairMention>> mentions = new ArrayList<>();

  /** By process, the pairs that a local state and a letter to it mention. */
  private final List<ObjectMemo<PairMention>> locals = new ArrayList<>();

  private final List<ObjectMemo<PairMention>> letters = new ArrayList<>();

  public PairMentions(Layout layout, Channels channels, List<Block> blocks) {
    this.layout = layout;
    this.slots = new SlotViews(layout);
    this.queues = channels == Channels.FIFO;
    this.places = Place.all(layout, blocks);
    this.elements = blocks.stream().mapToInt(Block::size).sum();
    for (ProcessComponent process : layout.processes()) {
      int slot = locals.size();
      Place owner = places.get(process.process().id());
      locals.add(
          new ObjectMemo<>(
              local -> pair(slot, owner, sketch -> sketch.of(process.locals().get(local)))));
      letters.add(
          new ObjectMemo<>(
              letter ->
                  pair(
                      slot,
                      owner,
                      sketch -> LetterSketch.of(process.letters().received(letter), sketch))));
    }
    for (int number = 0; number < slots.count(); number++) {
      int slot = number;
      mentions.add(new ObjectMemo<>(value -> mention(slot, value)));
    }
  }

  /** Fills in the matrix of {@code state}, row by row. */
  public void fill(long[] matrix, int[] state) {
    Arrays.fill(matrix, 0);
    for (int slot = 0; slot < mentions.size(); slot++) {
      mentions.get(slot).of(state[slot]).addTo(matrix);
    }
  }

  private PairMention mention(int slot, int value) {
    long[] matrix = new long[elements * elements];
    int process = slots.process(slot);
    if (process >= 0) {
      View view = slots.view(slot, value);
      if (view.local() != SlotViews.ELSEWHERE) {
        locals.get(process).of(view.local()).addTo(matrix, view.crashed() ? 1 : 0);
      }
      add(matrix, process, view.pending(), 2);
      add(matrix, process, view.delivered(), 3);
    } else if (slot < layout.firstBudget()) {
      MonitorComponent monitor = layout.monitors().get(slot - locals.size());
      return pair(slot, null, sketch -> sketch.of(monitor.observed(value)));
    }
    return PairMention.of(matrix);
  }

  /** Adds the mentions in an inbox; in a queue the position of a letter counts, too. */
  private void add(long[] matrix, int process, int[] inbox, int manner) {
    Letters all = layout.processes().get(process).letters();
    int before = 0;
    for (int index = 0; index < inbox.length; index++) {
      boolean follows =
          queues && index > 0 && all.sender(inbox[index]) == all.sender(inbox[index - 1]);
      before = follows ? before + 1 : 0;
      letters.get(process).of(inbox[index]).addTo(matrix, manner + 2 * before);
    }
  }

  /** The pairs of elements that a value in a slot mentions, the owner of the slot included. */
  private PairMention pair(int slot, @Nullable Place owner, SketchedValue value) {
    SortedSet<Integer> mentioned = new TreeSet<>();
    if (owner != null) {
      mentioned.add(owner.element());
    }
    value.hash(new Sketch(atom -> mention(atom, mentioned)));
    long[] matrix = new long[elements * elements];
    for (int one : mentioned) {
      for (int other : mentioned) {
        Sketch sketch = new Sketch(atom -> name(atom, one, other));
        long where = owner == null ? slot : -name(owner, one, other);
        matrix[one * elements + other] = Sketch.mix(Sketch.mix(where) + value.hash(sketch));
      }
    }
    return PairMention.of(matrix);
  }

  private long mention(Atom atom, SortedSet<Integer> mentioned) {
    Place place = atom instanceof ProcessId id ? places.get(id) : null;
    if (place != null) {
      mentioned.add(place.element());
    }
    return 0;
  }

  private long name(Atom atom, int one, int other) {
    Place place = atom instanceof ProcessId id ? places.get(id) : null;
    return place == null ? atom.toString().hashCode() : name(place, one, other);
  }

  /** The hash that an atom counts as while two elements are marked. */
  private static long name(Place place, int one, int other) {
    int role = place.element() == one ? 1 : place.element() == other ? 2 : 3;
    return ((long) role << Integer.SIZE) + ((long) place.block() << Short.SIZE) + place.part();
  }

  /** A value that a sketch can hash; the sketch hears of every atom in the value. */
  private interface SketchedValue {
    long hash(Sketch sketch);
  }
}

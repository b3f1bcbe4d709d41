package io.mazurka.protocols.symmetry;

import io.mazurka.kernel.value.Atom;
import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.Letters;
import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what a state says of two interchangeable elements together: a hash of all local states,
 * letters and monitors that mention both, in which only these two are told from the others.
 * Whatever permutes a state permutes this matrix in both directions. Shared between workers.
 */
final class PairMentions {

  private final Layout layout;
  private final boolean queues;
  private final Map<ProcessId, Place> places;
  private final int elements;

  /** By slot and value, as far as it is known. */
  private final @Nullable PairMention[][] mentions;

  /** By process, of its local states and of the letters to it. */
  private final List<Map<Integer, PairMention>> locals = new ArrayList<>();

  private final List<Map<Integer, PairMention>> letters = new ArrayList<>();

  PairMentions(Layout layout, Channels channels, List<Block> blocks) {
    this.layout = layout;
    this.queues = channels == Channels.FIFO;
    this.places = Place.all(layout, blocks);
    this.elements = blocks.stream().mapToInt(Block::size).sum();
    this.mentions = new PairMention[layout.processes().size() + layout.monitors().size()][0];
    for (int process = 0; process < layout.processes().size(); process++) {
      locals.add(new HashMap<>());
      letters.add(new HashMap<>());
    }
  }

  /** Fills in what {@code state} says of two elements, by the one and then by the other. */
  void fill(long[] matrix, int[] state) {
    Arrays.fill(matrix, 0);
    for (int slot = 0; slot < mentions.length; slot++) {
      pair(slot, state[slot]).addTo(matrix);
    }
  }

  private PairMention pair(int slot, int value) {
    PairMention[] known = mentions[slot];
    PairMention pair = value < known.length ? known[value] : null;
    return pair == null ? learn(slot, value) : pair;
  }

  private synchronized PairMention learn(int slot, int value) {
    if (value >= mentions[slot].length) {
      mentions[slot] =
          Arrays.copyOf(mentions[slot], Math.max(value + 1, 2 * mentions[slot].length));
    }
    int processes = layout.processes().size();
    PairMention pair =
        slot < processes
            ? view(slot, value)
            : pair(slot, null, layout.monitors().get(slot - processes).observed(value));
    mentions[slot][value] = pair;
    return pair;
  }

  private PairMention view(int process, int value) {
    ProcessComponent component = layout.processes().get(process);
    Place owner = places.get(component.process().id());
    View view = component.view(value);
    long[] matrix = new long[elements * elements];
    locals
        .get(process)
        .computeIfAbsent(view.local(), local -> pair(process, owner, component.locals().get(local)))
        .addTo(matrix, view.crashed() ? 1 : 0);
    add(matrix, process, view.pending(), 2);
    add(matrix, process, view.delivered(), 3);
    return PairMention.of(matrix);
  }

  /** Adds what an inbox says; in a queue it matters how many letters are before one. */
  private void add(long[] matrix, int process, int[] inbox, int manner) {
    ProcessComponent component = layout.processes().get(process);
    Place owner = places.get(component.process().id());
    int before = 0;
    for (int index = 0; index < inbox.length; index++) {
      Letters all = component.letters();
      boolean follows =
          queues && index > 0 && all.sender(inbox[index]) == all.sender(inbox[index - 1]);
      before = follows ? before + 1 : 0;
      letters
          .get(process)
          .computeIfAbsent(inbox[index], letter -> pair(process, owner, all.received(letter)))
          .addTo(matrix, manner + 2 * before);
    }
  }

  /** The pairs of elements that a value in a slot mentions, the owner of the slot included. */
  private PairMention pair(int slot, @Nullable Place owner, Object value) {
    SortedSet<Integer> mentioned = new TreeSet<>();
    if (owner != null) {
      mentioned.add(owner.element());
    }
    new Sketch(atom -> mention(atom, mentioned)).of(value);
    long[] matrix = new long[elements * elements];
    for (int one : mentioned) {
      for (int other : mentioned) {
        Sketch sketch = new Sketch(atom -> name(atom, one, other));
        long where = owner == null ? slot : -name(owner, one, other);
        matrix[one * elements + other] = Sketch.mix(Sketch.mix(where) + sketch.of(value));
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

  /** What a place counts as between two elements. */
  private static long name(Place place, int one, int other) {
    int role = place.element() == one ? 1 : place.element() == other ? 2 : 3;
    return ((long) role << Integer.SIZE) + ((long) place.block() << Short.SIZE) + place.part();
  }
}

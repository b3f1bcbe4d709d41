package io.mazurka.protocols.engine;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.value.Atom;
import io.mazurka.protocols.value.Sketch;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Weighs the interchangeable elements in a state. What a slot says of an element is the difference
 * that its name makes to a hash in which the elements of a block are not told apart; the weight of
 * an element is the sum. So whatever permutes a state permutes the weights. Elements of different
 * weight are told apart by looking up rows of numbers and adding them; equal weights say nothing.
 *
 * <p>Most steps keep the order of most elements: their local states weigh most, a slot adds nothing
 * to those that it does not mention, and what a process that stays where it is says of one does not
 * depend on what it says of others.
 */
final class Weights {

  /** Local states weigh more than the sum of all that slots say, each half a number. */
  private static final int LOCAL_SHIFT = 40;

  private final Layout layout;
  private final boolean queues;

  /** Per process, its element, its block and its place in the element; none if it is fixed. */
  private final Map<ProcessId, Place> places = new HashMap<>();

  private final int elements;
  private final long[][][] rows;

  /** Per process and element, and at the end for none of the elements. */
  private final Hashes[][] hashes;

  private record Place(int element, int block, int part) {}

  /** Hashes of a process, its local states and its letters, for one element. */
  private record Hashes(long self, HashTable locals, HashTable letters) {}

  Weights(Layout layout, Channels channels, List<Block> blocks) {
    this.layout = layout;
    this.queues = channels == Channels.FIFO;
    int element = 0;
    for (int block = 0; block < blocks.size(); block++) {
      for (List<Integer> parts : blocks.get(block).elements()) {
        for (int part = 0; part < parts.size(); part++) {
          ProcessId id = layout.processes().get(parts.get(part)).process().id();
          places.put(id, new Place(element, block, part));
        }
        element++;
      }
    }
    this.elements = element;
    this.hashes = new Hashes[layout.processes().size()][elements + 1];
    for (int process = 0; process < hashes.length; process++) {
      ProcessComponent component = layout.processes().get(process);
      Arrays.setAll(hashes[process], each -> hashes(component, each));
    }
    this.rows = new long[layout.processes().size() + layout.monitors().size()][16][];
  }

  /** How many elements there are in all blocks. */
  int elements() {
    return elements;
  }

  /** Fills in the weight of each element, block by block. */
  void weigh(int[] state, long[] weights) {
    Arrays.fill(weights, 0);
    for (int slot = 0; slot < rows.length; slot++) {
      long[] row = row(slot, state[slot]);
      for (int element = 0; element < weights.length; element++) {
        weights[element] += row[element];
      }
    }
  }

  /** Changes the weights as the value of a slot changes; a budget of crashes speaks of nobody. */
  void replace(int slot, int before, int after, long[] weights) {
    if (slot >= rows.length) {
      return;
    }
    long[] old = row(slot, before);
    long[] row = row(slot, after);
    for (int element = 0; element < weights.length; element++) {
      weights[element] += row[element] - old[element];
    }
  }

  private long[] row(int slot, int value) {
    long[] row = value < rows[slot].length ? rows[slot][value] : null;
    return row != null ? row : learn(slot, value);
  }

  private synchronized long[] learn(int slot, int value) {
    if (value >= rows[slot].length) {
      rows[slot] = Arrays.copyOf(rows[slot], Math.max(value + 1, 2 * rows[slot].length));
    }
    long[] row = new long[elements];
    long nameless = hash(slot, value, elements);
    for (int element = 0; element < elements; element++) {
      row[element] =
          ownLocal(slot, value, element)
              + ((hash(slot, value, element) - nameless) >>> Integer.SIZE);
    }
    rows[slot][value] = row;
    return row;
  }

  /** The local state of a process that is part of the element. */
  private long ownLocal(int slot, int value, int element) {
    if (slot >= hashes.length) {
      return 0;
    }
    ProcessComponent component = layout.processes().get(slot);
    Place place = places.get(component.process().id());
    return place == null || place.element() != element
        ? 0
        : hashes[slot][element].locals().of(component.view(value).local()) << LOCAL_SHIFT;
  }

  private long hash(int slot, int value, int element) {
    if (slot >= hashes.length) {
      Sketch sketch = new Sketch(atom -> name(atom, element, null));
      Object state = layout.monitors().get(slot - hashes.length).observed(value);
      return Sketch.mix(slot + sketch.of(state));
    }
    ProcessComponent component = layout.processes().get(slot);
    View view = component.view(value);
    Hashes known = hashes[slot][element];
    long local = Sketch.mix(known.locals().of(view.local()) + (view.crashed() ? 1 : 0));
    long pending = inbox(component.letters(), view.pending(), known);
    long delivered = inbox(component.letters(), view.delivered(), known);
    boolean fixed = !places.containsKey(component.process().id());
    long factor = fixed ? known.self() : Sketch.mix(known.self() + local);
    return (factor | 1) * (local + 3 * pending + 5 * delivered);
  }

  private long inbox(Letters letters, int[] content, Hashes known) {
    long sum = 0;
    int behind = 0;
    for (int index = 0; index < content.length; index++) {
      boolean follows =
          queues
              && index > 0
              && letters.sender(content[index]) == letters.sender(content[index - 1]);
      behind = follows ? behind + 1 : 0;
      sum += Sketch.mix(known.letters().of(content[index]) + behind);
    }
    return sum;
  }

  private Hashes hashes(ProcessComponent component, int element) {
    ProcessId self = component.process().id();
    Sketch sketch = new Sketch(atom -> name(atom, element, places.get(self)));
    return new Hashes(
        sketch.of(self),
        new HashTable(local -> sketch.of(component.locals().get(local))),
        new HashTable(letter -> sketch.of(component.letters().received(letter))));
  }

  /** What a name counts as for {@code element}, in a slot that belongs to {@code owner}. */
  private long name(Atom atom, int element, @Nullable Place owner) {
    Place place = atom instanceof ProcessId id ? places.get(id) : null;
    if (place == null) {
      return atom.toString().hashCode();
    }
    boolean own = owner != null && owner.element() == place.element();
    int role = place.element() == element ? 1 : own ? 2 : 3;
    return ((long) role << Integer.SIZE) + ((long) place.block() << Short.SIZE) + place.part();
  }
}

package io.mazurka.protocols.symmetry;

import io.mazurka.kernel.table.LongMemo;
import io.mazurka.kernel.value.Atom;
import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.Letters;
import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.View;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Weighs the interchangeable elements of a state, so that sorting them by weight needs no
 * comparison of states. The weight of an element is a sum over the slots. A slot contributes the
 * difference between two hashes of its value: one in which the name of the element is replaced by a
 * mark, and one in which all elements of its block look the same. Permuting a state therefore
 * permutes its weights. Equal weights mean nothing.
 *
 * <p>The contributions of one value to several elements are packed into a word, each in bits of its
 * own, and remembered, so that a state is weighed by a few additions. There are enough bits for the
 * largest sum: no weight carries over into the next.
 *
 * <p>The hashes are chosen so that most steps keep the order of most elements: an element's own
 * view outweighs whatever others say of it, and within it the local state outweighs the messages; a
 * slot contributes nothing to elements that it does not mention; and what a process outside says of
 * one element does not depend on what it says of another. Shared between workers.
 */
final class Weights {

  /** The bits of what the view of a process contributes to an element it is not part of. */
  private static final int OTHER_BITS = 8;

  /** The bits, of those of an own view, that the local state decides. */
  private static final int LOCAL_BITS = 5;

  private final Layout layout;
  private final boolean queues;

  /** The place of each process that is part of an element. */
  private final Map<ProcessId, Place> places;

  private final int elements;

  /** The bits of what the view of a process contributes to the element it is part of. */
  private final int ownBits;

  private final int weightBits;

  /** The number of weights in a word. */
  private final int lanes;

  /** By word and slot, the contributions of a value to the weights in the word; never -1. */
  private final LongMemo[][] sums;

  /** By process and element; the last of each process is for no element. */
  private final Hashes[][] hashes;

  /** Hashes of a process, its local states and its letters, for one element. */
  private record Hashes(long self, LongMemo locals, LongMemo letters) {}

  Weights(Layout layout, Channels channels, List<Block> blocks) {
    this.layout = layout;
    this.queues = channels == Channels.FIFO;
    this.places = Place.all(layout, blocks);
    this.elements = blocks.stream().mapToInt(Block::size).sum();
    this.hashes = new Hashes[layout.processes().size()][elements + 1];
    for (int process = 0; process < hashes.length; process++) {
      ProcessComponent component = layout.processes().get(process);
      Arrays.setAll(hashes[process], each -> hashes(component, each));
    }
    int slots = layout.processes().size() + layout.monitors().size();
    int parts = 1 + places.values().stream().mapToInt(Place::part).max().orElse(0);
    this.ownBits = OTHER_BITS + bits(slots - 1);
    this.weightBits = ownBits + bits(parts);
    this.lanes = Long.SIZE / weightBits;
    this.sums = new LongMemo[(elements + lanes - 1) / lanes][slots];
    for (int number = 0; number < sums.length; number++) {
      int word = number;
      Arrays.setAll(sums[word], slot -> new LongMemo(value -> sum(word, slot, value)));
    }
  }

  /** The number of elements in all blocks. */
  int elements() {
    return elements;
  }

  /** The number of words, each with the weights of some of the elements. */
  int words() {
    return sums.length;
  }

  /** The weights in a word. */
  long weigh(int word, int[] state) {
    long sum = 0;
    for (int slot = 0; slot < sums[word].length; slot++) {
      sum += sums[word][slot].of(state[slot]);
    }
    return sum;
  }

  /** The difference to a word when the value of a slot changes; none for a budget of crashes. */
  long growth(int word, int slot, int before, int after) {
    LongMemo[] known = sums[word];
    return slot < known.length ? known[slot].of(after) - known[slot].of(before) : 0;
  }

  /** Fills in the weights of the elements of a word. */
  void spread(int word, long sum, int[] weights) {
    int first = word * lanes;
    int last = Math.min(first + lanes, elements);
    int mask = (1 << weightBits) - 1;
    long rest = sum;
    for (int element = first; element < last; element++) {
      weights[element] = (int) rest & mask;
      rest >>>= weightBits;
    }
  }

  private long sum(int word, int slot, int value) {
    long sum = 0;
    long nameless = hash(slot, value, elements);
    for (int lane = 0; lane < lanes && word * lanes + lane < elements; lane++) {
      sum += share(slot, value, word * lanes + lane, nameless) << (lane * weightBits);
    }
    return sum;
  }

  /** What a value says of an element, if it says {@code nameless} of one that it never mentions. */
  private long share(int slot, int value, int element, long nameless) {
    long difference = hash(slot, value, element) - nameless;
    if (!isPart(slot, element)) {
      return top(difference, OTHER_BITS);
    }
    int number = layout.processes().get(slot).view(value).local();
    long local = Sketch.mix(hashes[slot][element].locals().of(number));
    int rest = ownBits - LOCAL_BITS;
    return (top(local, LOCAL_BITS) << rest) | top(difference, rest);
  }

  private static long top(long hash, int bits) {
    return hash >>> (Long.SIZE - bits);
  }

  /** The bits of a number. */
  private static int bits(int number) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(number);
  }

  /** Whether a slot belongs to a process that is part of the element. */
  private boolean isPart(int slot, int element) {
    if (slot >= hashes.length) {
      return false;
    }
    Place place = places.get(layout.processes().get(slot).process().id());
    return place != null && place.element() == element;
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
        new LongMemo(local -> sketch.of(component.locals().get(local))),
        new LongMemo(letter -> sketch.of(component.letters().received(letter))));
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

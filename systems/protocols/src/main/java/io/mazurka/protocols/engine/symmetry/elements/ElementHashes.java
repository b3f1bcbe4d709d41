package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.table.LongMemo;
import io.mazurka.kernel.value.Atom;
import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.roles.ProcessId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hashes of the local states and inboxes of processes, from the point of view of one
 * interchangeable element: the name of that element is replaced by a mark, and all other elements
 * of a block look the same. Permuting the names and the element in the same way keeps the hash.
 * Shared between workers.
 */
final class ElementHashes {

  private final Layout layout;
  private final boolean queues;
  private final Map<ProcessId, Place> places;
  private final int elements;

  /** By process and element; the last entry of each process is for no element. */
  private final Hashes[][] hashes;

  /** Hashes of a process, its local states and its letters, for one element. */
  private record Hashes(long self, LongMemo locals, LongMemo letters) {}

  ElementHashes(Layout layout, Channels channels, List<Block> blocks) {
    this.layout = layout;
    this.queues = channels == Channels.FIFO;
    this.places = Place.all(layout, blocks);
    this.elements = blocks.stream().mapToInt(Block::size).sum();
    this.hashes = new Hashes[layout.processes().size()][elements + 1];
    for (int process = 0; process < hashes.length; process++) {
      ProcessComponent component = layout.processes().get(process);
      Arrays.setAll(hashes[process], each -> hashes(component, each));
    }
  }

  /** The number of elements; used as an element, it stands for none of them. */
  int elements() {
    return elements;
  }

  /** The largest number of processes of an element. */
  int parts() {
    return 1 + places.values().stream().mapToInt(Place::part).max().orElse(0);
  }

  /** Whether a process belongs to no element. */
  boolean isFixed(int process) {
    return !places.containsKey(layout.processes().get(process).process().id());
  }

  boolean isPart(int process, int element) {
    Place place = places.get(layout.processes().get(process).process().id());
    return place != null && place.element() == element;
  }

  /** The hash of the name of a process. */
  long self(int process, int element) {
    return hashes[process][element].self();
  }

  long local(int process, int element, int local) {
    return hashes[process][element].locals().of(local);
  }

  /**
   * The hash of an inbox: a sum over its letters. In a queue the position of a letter counts too.
   */
  long inbox(int process, int element, int[] content) {
    Letters letters = layout.processes().get(process).letters();
    LongMemo known = hashes[process][element].letters();
    long sum = 0;
    int behind = 0;
    for (int index = 0; index < content.length; index++) {
      boolean follows =
          queues
              && index > 0
              && letters.sender(content[index]) == letters.sender(content[index - 1]);
      behind = follows ? behind + 1 : 0;
      sum += Sketch.mix(known.of(content[index]) + behind);
    }
    return sum;
  }

  /** The hash of the state of the monitor in a slot. */
  long monitor(int slot, int element, int value) {
    Sketch sketch = new Sketch(atom -> name(atom, element, null));
    Object state = layout.monitors().get(slot - hashes.length).observed(value);
    return Sketch.mix(slot + sketch.of(state));
  }

  private Hashes hashes(ProcessComponent component, int element) {
    ProcessId self = component.process().id();
    Sketch sketch = new Sketch(atom -> name(atom, element, places.get(self)));
    return new Hashes(
        sketch.of(self),
        new LongMemo(local -> sketch.of(component.locals().get(local))),
        new LongMemo(letter -> LetterSketch.of(component.letters().received(letter), sketch)));
  }

  /**
   * The hash of a name from the point of view of {@code element}, in a slot that belongs to {@code
   * owner}.
   */
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

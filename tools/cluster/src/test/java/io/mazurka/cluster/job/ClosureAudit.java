package io.mazurka.cluster.job;

import io.mazurka.cluster.step.Part;
import io.mazurka.cluster.table.EventLog;
import io.mazurka.cluster.table.StateLog;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.symmetry.Canonicalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An oracle for a search that has ended. Every successor by a chosen step must be in the table of
 * the partition that owns it, and must have been explored with at least the required history. If a
 * reduction needs it, no cycle may consist only of states that are expanded in part.
 */
public final class ClosureAudit {

  private final Job job;
  private final List<Part> parts;
  private final Workshop workshop;
  private final Canonicalizer canonicalizer;
  private final Selector selector;

  /** For each state that is expanded in part, by its canonical bytes, its successors. */
  private final Map<List<Byte>, List<List<Byte>>> partial = new HashMap<>();

  public ClosureAudit(Job job, List<Part> parts) {
    this.job = job;
    this.parts = parts;
    this.workshop = job.workshop();
    this.canonicalizer = workshop.canonicalizer();
    this.selector = workshop.selector();
  }

  public void require() {
    boolean events = workshop.task().hasProviso();
    for (Part part : parts) {
      for (int state = 0; state < part.version().states(); state++) {
        require(part, state, events);
      }
    }
    if (workshop.task().reduction().contract().isTemporal()
        && workshop.task().reduction().contract().needsProviso()) {
      requireNoPartialCycle();
    }
  }

  private void require(Part part, int state, boolean events) {
    int[] vector = vector(part, state);
    Cursor cursor = workshop.system().cursor();
    int steps = cursor.load(vector);
    int[] chosen = new int[Math.max(1, steps)];
    int count = selector.select(vector, cursor, steps, chosen);
    EventLog log = part.table().events;
    long due = 0;
    if (events) {
      check(log.isExplored(state), "a state was not explored");
      for (int left = log.choice(state); left > 0; left--) {
        count = selector.selectAnother(steps, chosen);
      }
      check(count == log.taken(state), "not what was chosen");
      check((count == steps) == ((log.history(state) & EventLog.FULL) != 0), "not full");
    }
    List<List<Byte>> successors = new ArrayList<>();
    Crossings crossings = Crossings.of(job.proviso(), part.number(), job.partitions());
    boolean isPartial = count < steps;
    for (int index = 0; index < count; index++) {
      int[] next = canonicalizer.representative(cursor.successor(vector, chosen[index]));
      Part owner = parts.get(workshop.owner(workshop.fingerprints().of(next)));
      int place = place(owner, next);
      check(place != StateLog.NONE, "a successor is missing");
      if (events) {
        long own = isPartial && job.proviso() == Proviso.HISTORY ? log.history(state) : 0;
        due = isPartial && owner != part ? crossings.leaving(own) : own;
        check(owner.table().events.isVisited(place, due), "a history is missing");
      }
      successors.add(bytes(next));
    }
    if (isPartial) {
      partial.put(bytes(vector), successors);
    }
  }

  private void requireNoPartialCycle() {
    Map<List<Byte>, Boolean> done = new HashMap<>();
    partial.keySet().forEach(state -> visit(state, done));
  }

  private void visit(List<Byte> state, Map<List<Byte>, Boolean> done) {
    Boolean known = done.get(state);
    if (!partial.containsKey(state) || Boolean.TRUE.equals(known)) {
      return;
    }
    check(known == null, "a cycle of states that are expanded in part");
    done.put(state, false);
    partial.get(state).forEach(next -> visit(next, done));
    done.put(state, true);
  }

  private int[] vector(Part part, int state) {
    long[] words = new long[part.table().states.words()];
    int[] numbers = new int[workshop.slots()];
    part.table().states.read(state, words, numbers);
    for (int slot = 0; slot < numbers.length; slot++) {
      numbers[slot] = part.table().numbers.value(slot, numbers[slot]);
    }
    return numbers;
  }

  private int place(Part owner, int[] vector) {
    int[] numbers = vector.clone();
    for (int slot = 0; slot < numbers.length; slot++) {
      numbers[slot] = owner.table().numbers.number(slot, vector[slot]);
      if (numbers[slot] > owner.table().states.maximum(slot)) {
        return StateLog.NONE;
      }
    }
    long[] words = new long[owner.table().states.words()];
    owner.table().states.packing().pack(numbers, words, 0);
    return owner.table().states.find(words);
  }

  private List<Byte> bytes(int[] state) {
    List<Byte> bytes = new ArrayList<>();
    for (byte one : workshop.system().values().encode(state)) {
      bytes.add(one);
    }
    return bytes;
  }

  private static void check(boolean condition, String what) {
    if (!condition) {
      throw new AssertionError(what);
    }
  }
}

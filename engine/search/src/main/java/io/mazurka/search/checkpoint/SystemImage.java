package io.mazurka.search.checkpoint;

import io.mazurka.kernel.NumberedValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput.Renumbering;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * The numbering of values and the usage notes of a system, as they are saved in a checkpoint. A
 * system numbers the values of each slot in the order in which it meets them, and another process
 * may meet them in another order; so each value is saved as canonical bytes with its number. Values
 * that occur in no state are saved as well, because the number of values decides the layout of a
 * model.
 */
public final class SystemImage implements Renumbering {

  /**
   * For each slot, the new number of each old number; empty if all numbers of the slot are the
   * same.
   */
  private final int[][] numbers;

  private SystemImage(int[][] numbers) {
    this.numbers = numbers;
  }

  /**
   * Writes the values and the usage notes of a system.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if a value has no canonical form
   */
  public static void save(TransitionSystem system, int slots, DataOutputStream out)
      throws IOException {
    SlotValues values = system.values();
    out.writeInt(slots);
    for (int slot = 0; slot < slots; slot++) {
      int count = values instanceof NumberedValues numbered ? numbered.numbered(slot) : 0;
      out.writeInt(count);
      for (int value = 0; value < count; value++) {
        byte[] bytes = values.encode(slot, value);
        out.writeInt(bytes.length);
        out.write(bytes);
      }
    }
    List<String> noted =
        ConstrainedSystem.whole(system) instanceof UsageNotes notes ? notes.noted() : List.of();
    CheckpointHeader.writeTexts(noted, out);
  }

  /**
   * Reads the values, and has the system number those that it does not know yet in the saved order.
   */
  public static SystemImage restore(TransitionSystem system, DataInputStream in)
      throws IOException {
    SlotValues values = system.values();
    int[][] numbers = new int[in.readInt()][];
    for (int slot = 0; slot < numbers.length; slot++) {
      int[] now = new int[in.readInt()];
      boolean same = true;
      for (int value = 0; value < now.length; value++) {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        now[value] = values.decode(slot, bytes);
        same &= now[value] == value;
      }
      numbers[slot] = same ? new int[0] : now;
    }
    List<String> noted = CheckpointHeader.readTexts(in);
    if (ConstrainedSystem.whole(system) instanceof UsageNotes notes) {
      notes.note(noted);
    }
    return new SystemImage(numbers);
  }

  /** Whether every number still stands for the same value. */
  public boolean isSame() {
    return Arrays.stream(numbers).allMatch(slot -> slot.length == 0);
  }

  /**
   * The largest number that each slot may have now, if the saved states were packed like {@code
   * then}.
   */
  public int[] largest(Packing then) {
    int[] largest = new int[numbers.length];
    Arrays.setAll(
        largest, slot -> Arrays.stream(numbers[slot]).max().orElseGet(() -> then.limit(slot)));
    return largest;
  }

  @Override
  public void apply(int[] state) {
    for (int slot = 0; slot < state.length; slot++) {
      if (numbers[slot].length > 0) {
        state[slot] = numbers[slot][state[slot]];
      }
    }
  }
}

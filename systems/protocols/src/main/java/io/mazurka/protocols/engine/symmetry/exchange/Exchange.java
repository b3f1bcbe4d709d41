package io.mazurka.protocols.engine.symmetry.exchange;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.value.Renaming;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.roles.ProcessId;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The permutation that exchanges the names of some processes with the names of others. It maps
 * local states, letters and the states of monitors. The image of a known value may be unknown; then
 * its number is -1. Shared between workers.
 */
public final class Exchange {

  private final Layout layout;
  private final int[] image;
  private final Map<ProcessId, ProcessId> names = new HashMap<>();
  private final Renaming renaming;

  /** By table, the numbers of the images of its values. */
  private final KeyMemo<ValueTable, NumberMemo> values =
      new KeyMemo<>(table -> new NumberMemo(value -> exchanged(table, value)));

  private final NumberMemo[] letters;

  /**
   * Exchanges each process in {@code ones} with the process in {@code others} at the same index.
   */
  public Exchange(Layout layout, List<Integer> ones, List<Integer> others) {
    this.layout = layout;
    int count = layout.processes().size();
    this.image = new int[count];
    Arrays.setAll(image, process -> process);
    for (int index = 0; index < ones.size(); index++) {
      int one = ones.get(index);
      int other = others.get(index);
      image[one] = other;
      image[other] = one;
      names.put(id(one), id(other));
      names.put(id(other), id(one));
    }
    this.renaming =
        new Renaming(atom -> atom instanceof ProcessId id ? names.getOrDefault(id, id) : atom);
    this.letters = new NumberMemo[count];
    Arrays.setAll(letters, to -> new NumberMemo(letter -> exchanged(to, letter)));
  }

  private ProcessId id(int process) {
    return layout.processes().get(process).process().id();
  }

  /** The image of a process. */
  public int process(int process) {
    return image[process];
  }

  /** The image of a step: the same step, about the image of its peer. */
  public StepName step(StepName step) {
    ProcessId peer = step.peer();
    return peer == null
        ? step
        : new StepName(step.role(), step.name(), names.getOrDefault(peer, peer));
  }

  /** The image of a value, with the names exchanged; null if no such value can exist. */
  @Nullable Object value(Object value) {
    try {
      return renaming.apply(value);
    } catch (UnsupportedValueException e) {
      return null;
    }
  }

  /** The number of the image of a value in {@code table}, or -1 if the image is unknown. */
  public int number(ValueTable table, int number) {
    return values.of(table).of(number);
  }

  private int exchanged(ValueTable table, int number) {
    Object value = value(table.get(number));
    return value == null ? -1 : table.find(value);
  }

  public int local(int process, int local) {
    return number(layout.processes().get(process).locals(), local);
  }

  /**
   * The image of a letter to {@code recipient}, as a letter of the image of the recipient; -1 if it
   * is unknown.
   */
  public int letter(int recipient, int letter) {
    return letters[recipient].of(letter);
  }

  private int exchanged(int recipient, int letter) {
    Letters from = layout.processes().get(recipient).letters();
    Letters to = layout.processes().get(image[recipient]).letters();
    int message = number(from.messages(), from.message(letter));
    return message < 0 ? -1 : to.find(image[from.sender(letter)], message);
  }
}

package io.mazurka.threads.system;

import io.mazurka.kernel.NumberedValues;
import io.mazurka.kernel.value.CanonicalForm;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.threads.model.StepModel;

/**
 * The states of objects and the local states of threads as bytes. A search numbers any values that
 * can be compared, but only values with a canonical form can be written.
 */
final class ThreadValues implements NumberedValues {

  private final StepModel model;

  ThreadValues(StepModel model) {
    this.model = model;
  }

  @Override
  public int numbered(int slot) {
    return model.values(slot).size();
  }

  @Override
  public byte[] encode(int slot, int value) {
    Object meant = model.values(slot).value(value);
    try {
      return CanonicalForm.encode(meant);
    } catch (UnsupportedValueException e) {
      throw new UnsupportedValueException(
          "%s is %s: %s".formatted(describe(slot), meant, e.getMessage()));
    }
  }

  private String describe(int slot) {
    return slot < model.objects()
        ? "the state of " + model.object(slot).name()
        : "the local state of " + model.thread(slot - model.objects()).name();
  }

  @Override
  public int decode(int slot, byte[] bytes) {
    return model.values(slot).number(CanonicalForm.decode(bytes, model.names()));
  }
}

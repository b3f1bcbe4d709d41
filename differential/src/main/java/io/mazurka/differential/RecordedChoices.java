package io.mazurka.differential;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A reduction, with a note of the steps that a search took in each state: those chosen last. Shared
 * between workers.
 */
final class RecordedChoices implements Reduction {

  private final Reduction reduction;
  private final Map<List<Integer>, int[]> chosenIn = new ConcurrentHashMap<>();

  RecordedChoices(Reduction reduction) {
    this.reduction = reduction;
  }

  /** By state, the indices of the steps that were taken. */
  Map<List<Integer>, int[]> chosenIn() {
    return chosenIn;
  }

  @Override
  public String description() {
    return reduction.description();
  }

  @Override
  public Contract contract() {
    return reduction.contract();
  }

  @Override
  public Selector selector() {
    return new Recorder(reduction.selector());
  }

  private final class Recorder implements Selector {

    private final Selector selector;
    private List<Integer> state = List.of();

    Recorder(Selector selector) {
      this.selector = selector;
    }

    @Override
    public int select(int[] vector, Cursor cursor, int steps, int[] chosen) {
      state = WrittenGraph.key(vector);
      return note(selector.select(vector, cursor, steps, chosen), chosen);
    }

    @Override
    public int selectAnother(int steps, int[] chosen) {
      return note(selector.selectAnother(steps, chosen), chosen);
    }

    private int note(int count, int[] chosen) {
      chosenIn.put(state, Arrays.copyOf(chosen, count));
      return count;
    }

    @Override
    public boolean mayCycle() {
      return selector.mayCycle();
    }

    @Override
    public boolean mayRepeat(int transition) {
      return selector.mayRepeat(transition);
    }

    @Override
    public boolean isInvisible(int transition) {
      return selector.isInvisible(transition);
    }

    @Override
    public long work() {
      return selector.work();
    }

    @Override
    public void takeIn(Selector colleague) {
      if (colleague instanceof Recorder other) {
        selector.takeIn(other.selector);
      }
    }

    @Override
    public void chooseAs(Selector veteran) {
      if (veteran instanceof Recorder other) {
        selector.chooseAs(other.selector);
      }
    }

    @Override
    public int[] learned() {
      return selector.learned();
    }

    @Override
    public void recall(int[] learned) {
      selector.recall(learned);
    }
  }
}

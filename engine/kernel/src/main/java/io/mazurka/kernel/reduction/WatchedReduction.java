package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;
import java.util.List;

/** A reduction that chooses as another one does, and tells a watcher what it chooses. */
public record WatchedReduction(Reduction reduction, Watcher watcher) implements Reduction {

  /** Receives the choices, perhaps from several workers at once. */
  public interface Watcher {

    /**
     * Some of the {@code steps} steps of a state are chosen; they replace an earlier choice in the
     * state.
     *
     * @param chosen the indices of the chosen steps; the first {@code count} elements count
     */
    void choose(int[] state, int steps, int[] chosen, int count);
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
  public List<String> remarks() {
    return reduction.remarks();
  }

  @Override
  public Selector selector() {
    return new WatchedSelector(reduction.selector(), watcher);
  }

  private static final class WatchedSelector extends ForwardingSelector {

    private final Watcher watcher;
    private int[] loaded = {};

    WatchedSelector(Selector selector, Watcher watcher) {
      super(selector);
      this.watcher = watcher;
    }

    @Override
    public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
      loaded = state.clone();
      return tell(steps, chosen, selector().select(state, cursor, steps, chosen));
    }

    @Override
    public int selectAnother(int steps, int[] chosen) {
      return tell(steps, chosen, selector().selectAnother(steps, chosen));
    }

    private int tell(int steps, int[] chosen, int count) {
      watcher.choose(loaded, steps, chosen, count);
      return count;
    }
  }
}

package io.mazurka.search.check;

import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A listener that stops a search when the model should be laid out in another way, and passes
 * everything on to another listener.
 */
final class GrowthWatch implements SearchListener {

  private final @Nullable Growth growth;
  private final SearchListener listener;
  private boolean outgrown;

  /**
   * @param growth says whether the model has outgrown its layout; null if it never does
   */
  GrowthWatch(@Nullable Growth growth, SearchListener listener) {
    this.growth = growth;
    this.listener = listener;
  }

  @Override
  public void progress(Progress progress) {
    listener.progress(progress);
  }

  @Override
  public boolean stopsAt(long states) {
    outgrown |= growth != null && growth.isOutgrown(states);
    return outgrown || listener.stopsAt(states);
  }

  @Override
  public void remark(String text) {
    listener.remark(text);
  }

  @Override
  public boolean cancelled() {
    return listener.cancelled();
  }

  /** Whether this listener has stopped the search. */
  boolean isOutgrown() {
    return outgrown;
  }

  /** The model, laid out in another way. */
  CompiledModel again() {
    Growth known = Objects.requireNonNull(growth);
    return known.again(known.nextLayout());
  }
}

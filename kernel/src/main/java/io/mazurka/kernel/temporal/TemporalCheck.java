package io.mazurka.kernel.temporal;

import io.mazurka.kernel.TemporalProperty;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.walk.Explored;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides the temporal properties of a check, one after the other, on what was explored for it. */
public final class TemporalCheck {

  private TemporalCheck() {}

  /**
   * Decides the temporal properties of a task.
   *
   * @param found what the search found
   * @param explored what it went through, or null if there is no temporal property
   */
  public static TemporalResult of(
      SearchTask task, SearchResult found, @Nullable Explored explored) {
    List<TemporalProperty> properties = TemporalProperty.among(task.properties());
    return explored == null || properties.isEmpty()
        ? TemporalResult.none()
        : new TemporalResult(List.of(), 0, null);
  }
}

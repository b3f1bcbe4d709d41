package io.mazurka.kernel.exploration;

import io.mazurka.kernel.property.Property.Kind;
import java.util.Map;

/** Someone who watches a search and may stop it. */
public interface SearchListener {

  /** Called a few times a second from the searching thread. */
  void progress(Progress progress);

  /**
   * Called with what will be checked as soon as that is known, and again when more is known: its
   * kinds by their names.
   */
  default void asked(Map<String, Kind> properties) {}

  /** Called before the search with something about the model that is certain already. */
  default void remark(String text) {}

  /** Whether the search should stop now; asked often. */
  boolean cancelled();

  /**
   * Whether the search should stop after so many states. Asked at moments that do not depend on the
   * clock nor on the number of workers, so that the answer need not, either.
   */
  default boolean stopsAt(long states) {
    return false;
  }

  /** Watches nothing and never stops anything. */
  static SearchListener none() {
    return new SearchListener() {
      @Override
      public void progress(Progress progress) {}

      @Override
      public boolean cancelled() {
        return false;
      }
    };
  }
}

package io.mazurka.kernel.exploration;

import io.mazurka.kernel.property.Property.Kind;
import java.util.Map;

/** Watches a search and may stop it. */
public interface SearchListener {

  /** Called a few times a second from the searching thread. */
  void progress(Progress progress);

  /**
   * Called with the properties that will be checked, as soon as they are known, and again when more
   * is known: the kind of each property by its name.
   */
  default void asked(Map<String, Kind> properties) {}

  /** Called with a remark for the user, for example that a step can never be taken. */
  default void remark(String text) {}

  /** Whether the search should stop now; asked often. */
  boolean cancelled();

  /**
   * Whether the search should stop after {@code states} states. This is asked at moments that
   * depend neither on the clock nor on the number of workers, so that the search stops at the same
   * state in every run.
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

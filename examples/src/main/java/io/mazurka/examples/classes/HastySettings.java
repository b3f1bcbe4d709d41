package io.mazurka.examples.classes;

import io.mazurka.examples.classes.LazySettings.Settings;
import org.jspecify.annotations.Nullable;

/** Double-checked locking without volatile: others may see settings that are not made yet. */
public final class HastySettings {

  private @Nullable Settings settings;

  @SuppressWarnings("DoubleCheckedLocking") // this is the mistake
  public Settings get() {
    Settings known = settings;
    if (known == null) {
      synchronized (this) {
        known = settings;
        if (known == null) {
          known = new Settings(8080);
          settings = known;
        }
      }
    }
    return known;
  }
}

package io.mazurka.examples.classes;

import org.jspecify.annotations.Nullable;

/** Settings that are made when somebody first asks, by double-checked locking as it should be. */
public final class LazySettings {

  private volatile @Nullable Settings settings;

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

  /** What is set. */
  public static final class Settings {

    private int port;

    Settings(int port) {
      this.port = port;
    }

    public int port() {
      return port;
    }

    void port(int changed) {
      port = changed;
    }
  }
}

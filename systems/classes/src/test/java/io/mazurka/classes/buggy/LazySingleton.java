package io.mazurka.classes.buggy;

import org.jspecify.annotations.Nullable;

/** A singleton that is made when it is first asked for. */
final class LazySingleton {

  private static volatile @Nullable LazySingleton instance;

  private LazySingleton() {}

  private static @Nullable LazySingleton get() {
    if (instance == null) {
      instance = new LazySingleton();
    }
    return instance;
  }

  private static synchronized @Nullable LazySingleton getLocked() {
    return get();
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      LazySingleton[] got = new LazySingleton[2];
      Threads.both(() -> got[0] = get(), () -> got[1] = get());
      assert got[0] == got[1] : "there are two";
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      LazySingleton[] got = new LazySingleton[2];
      Threads.both(() -> got[0] = getLocked(), () -> got[1] = getLocked());
      assert got[0] == got[1] : "there are two";
    }
  }
}

package io.mazurka.classes.twins;

/** Changes a setting of the JVM that no other test changes. */
public final class JvmSetting {

  void set() {
    System.setProperty("mazurka.workers.twin", "1");
  }
}

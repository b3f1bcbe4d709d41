package io.mazurka.kernel.exploration;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Where an exploration saves how far it has come, so that another process can go on from there. */
public interface Keeping {

  /** Whether anything is to be saved. */
  boolean isWanted();

  /**
   * Whether it is time to save. This is asked often.
   *
   * @param bytes about how much memory the exploration takes
   */
  boolean isDue(long bytes);

  /** Saves how far the exploration has come. */
  void save(Image image);

  /** Reads what an earlier run has saved, if there is anything; returns whether there was. */
  boolean restore(Restoring restoring);

  /** How far an exploration has come. */
  interface Image {

    /** The figures in a few words, such as "1,000 executions". */
    String words();

    /** The number of events that were explored. */
    long events();

    /** About how many bytes of memory the exploration takes. */
    long bytes();

    /** Writes everything that is needed to go on. */
    void save(DataOutputStream out) throws IOException;
  }

  /** Reads what was saved. */
  interface Restoring {

    /** Reads what {@link Image#save} has written. */
    void restore(DataInputStream in) throws IOException;
  }

  /** Saves nothing. */
  static Keeping none() {
    return new Keeping() {
      @Override
      public boolean isWanted() {
        return false;
      }

      @Override
      public boolean isDue(long bytes) {
        return false;
      }

      @Override
      public void save(Image image) {}

      @Override
      public boolean restore(Restoring restoring) {
        return false;
      }
    };
  }
}

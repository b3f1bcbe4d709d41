package io.mazurka.classes.twins.excluded;

/** Counts without any order, in a package that tests leave out. */
public final class Tally {

  private int counted;

  public void count() {
    counted++;
  }
}

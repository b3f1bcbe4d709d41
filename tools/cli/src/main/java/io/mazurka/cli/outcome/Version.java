package io.mazurka.cli.outcome;

/** The version of Mazurka. */
public final class Version {

  public static final String TEXT = "0.1.0-SNAPSHOT";

  private Version() {}
}

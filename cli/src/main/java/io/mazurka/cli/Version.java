package io.mazurka.cli;

/** The version of Mazurka. */
final class Version {

  static final String TEXT = "0.1.0-SNAPSHOT";

  private Version() {}
}

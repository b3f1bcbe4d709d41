package io.mazurka.classes.runtime;

/** Whoever loads the classes under test. */
public interface UnderTest {

  /** What the executions of these classes share. */
  Subject subject();
}

package io.mazurka.kernel.model;

import java.util.List;

/**
 * A family of systems with named integer parameters, such as Paxos for any number of acceptors. An
 * implementation with a public constructor without arguments can be checked by its class name.
 */
public interface Model {

  /** The name on the command line: lower-case words joined by hyphens. */
  String name();

  /** One sentence: what the model is and what checking it shows. */
  String summary();

  /** The parameters in order; each has a default. */
  List<Parameter> parameters();

  /** The system with these arguments. */
  Checkable create(Arguments arguments);

  /** A class on whose class files the model depends, by which a checkpoint knows it again. */
  default Class<?> code() {
    return getClass();
  }
}

package io.mazurka.gallery;

import io.mazurka.protocols.roles.Quorum;

/**
 * Paxos with a learner that does not compare proposals: any majority will do, and the learner takes
 * the value of the first acceptor in it.
 */
public final class FaultyPaxos extends Paxos {

  @Override
  public String name() {
    return "faulty-paxos";
  }

  @Override
  public String summary() {
    return "Paxos whose learner does not compare what it hears; two values can be learned";
  }

  @Override
  boolean mayLearn(Quorum<Accepted> accepted) {
    return true;
  }
}

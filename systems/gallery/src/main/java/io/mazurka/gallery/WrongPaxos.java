package io.mazurka.gallery;

/**
 * Paxos with a wrong idea of safety (Bokor 2011): a value counts as chosen as soon as one acceptor
 * has accepted it. So a learner listens to one acceptor, and what it learns need not be unique.
 */
public final class WrongPaxos extends Paxos {

  @Override
  public String name() {
    return "wrong-paxos";
  }

  @Override
  public String summary() {
    return "Paxos in which a value counts as chosen once a single acceptor has accepted it";
  }

  @Override
  int witnesses(int majority) {
    return 1;
  }
}

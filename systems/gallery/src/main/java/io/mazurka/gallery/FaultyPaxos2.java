package io.mazurka.gallery;

/** Paxos with an acceptor that remembers the last proposal it accepted instead of the highest. */
public final class FaultyPaxos2 extends Paxos {

  @Override
  public String name() {
    return "faulty-paxos-2";
  }

  @Override
  public String summary() {
    return "Paxos whose acceptor remembers the last accepted proposal; fails with three proposers";
  }

  @Override
  Acceptor remembering(Acceptor self, Accept accept) {
    return self.accepting(accept);
  }
}

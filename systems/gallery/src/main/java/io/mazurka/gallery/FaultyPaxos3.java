package io.mazurka.gallery;

/** Paxos with an acceptor that accepts every proposal, whatever it promised (Bokor 2011). */
public final class FaultyPaxos3 extends Paxos {

  @Override
  public String name() {
    return "faulty-paxos-3";
  }

  @Override
  public String summary() {
    return "Paxos whose acceptor accepts although it promised not to; two values can be learned";
  }

  @Override
  boolean mayAccept(Acceptor self, Accept accept) {
    return true;
  }
}

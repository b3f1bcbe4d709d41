package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.Comparator;
import java.util.List;

/**
 * Example 14: a register that is replicated. The last write wins, and a Lamport clock says which
 * one that is; nothing but the number of writes bounds the clocks.
 */
public final class LastWriterWins implements ProtocolModel {

  /** When something was written: the clock of the writer and, where that is the same, its name. */
  record Stamp(int time, String writer) implements Comparable<Stamp> {

    @Override
    public int compareTo(Stamp other) {
      return Comparator.comparingInt(Stamp::time).thenComparing(Stamp::writer).compare(this, other);
    }
  }

  record Write(Stamp stamp) {}

  /** What a replica knows: its clock, how often it may still write, and the last write. */
  record Replica(int clock, int left, Stamp last) {

    Replica writing(ProcessId me) {
      return new Replica(clock + 1, left - 1, new Stamp(clock + 1, me.toString()));
    }

    Replica hearing(Stamp stamp) {
      Stamp later = stamp.compareTo(last) > 0 ? stamp : last;
      return new Replica(Math.max(clock, stamp.time()) + 1, left, later);
    }
  }

  public static Protocol protocol(int replicas, int writes) {
    ProtocolBuilder register = Protocol.named("last writer wins");
    Role<Replica> replica =
        register.role("replica", replicas, new Replica(0, writes, new Stamp(0, "")));
    replica
        .step("write")
        .when(self -> self.left() > 0)
        .sends(Write.class, replica)
        .then(
            (self, me) -> {
              Replica next = self.writing(me);
              return become(next).broadcast(replica, new Write(next.last()));
            });
    replica
        .step("hear")
        .on(Write.class, replica)
        .then((self, write) -> become(self.hearing(write.stamp())));
    register
        .atEnd("replicas agree")
        .forEachPair(replica, replica, (one, other) -> one.last().equals(other.last()));
    register
        .invariant("clocks are ahead of what was heard")
        .forEach(replica, self -> self.clock() >= self.last().time());
    return register.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("replicas", 3, 2, 5), Parameter.of("writes", 2, 1, 9));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("replicas"), arguments.get("writes"));
  }
}

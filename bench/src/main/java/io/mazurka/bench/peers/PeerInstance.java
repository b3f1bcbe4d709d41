package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One protocol instance, such as Paxos with two proposers, five acceptors and one learner. */
record PeerInstance(Family family, List<Integer> values) {

  static final List<PeerInstance> DEFAULT =
      parse(
          "paxos:2,3,1",
          "paxos:3,3,1",
          "paxos:2,5,1",
          "storage:5,2",
          "echo-multicast:5,1,1,1",
          "mailbox:2,10");

  static final List<PeerInstance> QUICK =
      parse("paxos:2,3,1", "paxos:2,4,1", "storage:3,2", "echo-multicast:5,1,1,1", "mailbox:2,6");

  PeerInstance {
    values = List.copyOf(values);
    if (values.size() != family.keys().size()) {
      throw new BenchException(
          family.model() + " has the parameters " + String.join(", ", family.keys()));
    }
  }

  /** Reads the form {@code paxos:2,5,1}: the parameters in the order of the model's keys. */
  static PeerInstance parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new BenchException(text + " is not an instance such as paxos:2,5,1");
    }
    try {
      return new PeerInstance(
          Family.named(text.substring(0, colon)),
          Arrays.stream(text.substring(colon + 1).split(",")).map(Integer::valueOf).toList());
    } catch (NumberFormatException e) {
      throw new BenchException(text + " is not an instance such as paxos:2,5,1", e);
    }
  }

  private static List<PeerInstance> parse(String... texts) {
    return Arrays.stream(texts).map(PeerInstance::parse).toList();
  }

  /** The parameters as Mazurka takes them: {@code proposers=2}. */
  List<String> assignments() {
    return assign(family.keys(), "=");
  }

  /** The parameters as the peers' models name them, with {@code equals} between name and value. */
  List<String> peerAssignments(String equals) {
    return assign(family.names(), equals);
  }

  private List<String> assign(List<String> names, String equals) {
    return IntStream.range(0, names.size())
        .mapToObj(i -> names.get(i) + equals + values.get(i))
        .toList();
  }

  @Override
  public String toString() {
    return family.model()
        + " "
        + values.stream().map(String::valueOf).collect(Collectors.joining(","));
  }
}

package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.ModelTwin;
import io.mazurka.bench.tools.Subject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One protocol instance, such as Paxos with two proposers, five acceptors and one learner. */
public record PeerInstance(Family family, List<Integer> values) implements Subject {

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

  public PeerInstance {
    values = List.copyOf(values);
    if (values.size() != family.keys().size()) {
      throw new BenchException(
          family.model() + " has the parameters " + String.join(", ", family.keys()));
    }
  }

  /** Reads the form {@code paxos:2,5,1}: the parameters in the order of the model's keys. */
  public static PeerInstance parse(String text) {
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

  @Override
  public List<String> arguments(Path scratch) {
    List<String> arguments = new ArrayList<>(List.of(family.model()));
    arguments.addAll(assign(family.keys(), "="));
    return arguments;
  }

  @Override
  public Optional<ModelTwin> promela() {
    List<String> macros = new ArrayList<>(assign(family.names(), "="));
    family.promelaVariant().ifPresent(macros::add);
    return Optional.of(
        new ModelTwin(
            family.promela(), Optional.empty(), macros, Optional.empty(), Optional.empty()));
  }

  @Override
  public Optional<ModelTwin> tla(boolean plain) {
    return (plain ? family.plainTlaModule() : family.tlaModule())
        .map(
            module ->
                new ModelTwin(
                    module,
                    Optional.empty(),
                    assign(family.names(), " = "),
                    Optional.of(family.invariant()),
                    Optional.empty()));
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

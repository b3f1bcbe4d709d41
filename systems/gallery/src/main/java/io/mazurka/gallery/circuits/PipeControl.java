package io.mazurka.gallery.circuits;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The control of an asynchronous pipeline, of the kind that Yoneda and Yoshikawa (1996) verify: a
 * pipeline of Muller's elements that forks into two branches of different length and joins again; a
 * stage after the join passes a token on or drops it, so that it takes any number of tokens for
 * each that it gives. Their circuit is not public; this one is a reconstruction.
 */
public final class PipeControl implements Model {

  /** The stages besides those of plain pipelines: fork, join, and the one that drops tokens. */
  private static final int SPECIAL = 3;

  @Override
  public String name() {
    return "pipectrl";
  }

  @Override
  public String summary() {
    return "a pipeline that forks, joins and drops tokens at will; cells are its stages";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("cells", 8, 6, 200));
  }

  @Override
  public Checkable create(Arguments arguments) {
    int plain = arguments.get("cells") - SPECIAL;
    int lower = Math.max(2, plain / 3);
    int upper = Math.max(1, lower / 2);
    int outside = plain - lower - upper;
    List<String> head =
        Stream.concat(Stream.of("left.req"), stages("head", outside / 2).stream()).toList();
    List<String> tail =
        Stream.concat(stages("tail", outside - outside / 2).stream(), Stream.of("right.ack"))
            .toList();
    List<String> first = stages("upper", upper);
    List<String> second = stages("lower", lower);
    CircuitBuilder circuit = Circuit.named(name());
    circuit.process("left").active("left.req", head.size() > 1 ? head.get(1) : "fork.out");
    addStages(circuit, head, "fork.out");
    circuit
        .process("fork")
        .gate("fork.out", GateFunction.C, last(head), "~" + first.get(0), "~" + second.get(0));
    addStages(circuit, prefixed("fork.out", first), "join.out");
    addStages(circuit, prefixed("fork.out", second), "join.out");
    circuit
        .process("join")
        .gate("join.out", GateFunction.C, last(first), last(second), "~dropping.ack");
    circuit
        .process("dropping")
        .mutex("join.out", "join.out", "dropping.drop", "dropping.pass")
        .gate("dropping.out", GateFunction.C, "dropping.pass", "~" + tail.get(0))
        .gate("dropping.ack", GateFunction.OR, "dropping.drop", "dropping.out");
    addStages(circuit, prefixed("dropping.out", tail.subList(0, tail.size() - 1)), "right.ack");
    String end = tail.size() > 1 ? tail.get(tail.size() - 2) : "dropping.out";
    return circuit
        .process("right")
        .passive(end, "right.ack")
        .property("one-decision", "!(dropping.drop & dropping.pass)")
        .build();
  }

  private static List<String> stages(String part, int count) {
    List<String> names = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      names.add(part + number + ".out");
    }
    return names;
  }

  private static List<String> prefixed(String before, List<String> stages) {
    return Stream.concat(Stream.of(before), stages.stream()).toList();
  }

  private static String last(List<String> stages) {
    return stages.get(stages.size() - 1);
  }

  /** Adds the stages after the first of {@code chain}, which is there; {@code next} follows. */
  private static void addStages(CircuitBuilder circuit, List<String> chain, String next) {
    for (int position = 1; position < chain.size(); position++) {
      String stage = chain.get(position);
      String after = position + 1 < chain.size() ? chain.get(position + 1) : next;
      circuit
          .process(stage.substring(0, stage.indexOf('.')))
          .gate(stage, GateFunction.C, chain.get(position - 1), "~" + after);
    }
  }
}

package io.mazurka.guarded.differential;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random circuit as data.
 *
 * @param processes the gates of each process
 * @param high the signals that are high at first
 * @param forbidden the signals that must not all be high at the same time
 */
public record CircuitPlan(
    List<List<GatePlan>> processes, List<Integer> high, List<InputPlan> forbidden)
    implements Plan<CircuitPlan> {

  /**
   * A gate, or an arbiter with two outputs.
   *
   * @param function the function of a gate; ignored for an arbiter
   */
  record GatePlan(List<Integer> outputs, GateFunction function, List<InputPlan> inputs) {

    void addTo(CircuitBuilder builder) {
      List<String> names = inputs.stream().map(InputPlan::toString).toList();
      if (outputs.size() == 2) {
        builder.mutex(names.get(0), names.get(1), "s" + outputs.get(0), "s" + outputs.get(1));
      } else {
        builder.gate("s" + outputs.get(0), function, names.toArray(String[]::new));
      }
    }

    Stream<GatePlan> smaller() {
      return Cuts.inside(inputs, InputPlan::smaller)
          .map(others -> new GatePlan(outputs, function, others));
    }

    GatePlan reading(int other, List<Integer> gone) {
      return new GatePlan(
          outputs, function, inputs.stream().map(input -> input.instead(other, gone)).toList());
    }

    @Override
    public String toString() {
      String names = outputs.stream().map(output -> "s" + output).collect(Collectors.joining(", "));
      return "%s = %s%s".formatted(names, outputs.size() == 2 ? "mutex" : function, inputs);
    }
  }

  /** A signal or its inverse. */
  record InputPlan(int signal, boolean inverted) {

    Stream<InputPlan> smaller() {
      return Stream.of(new InputPlan(signal, false)).filter(plain -> inverted);
    }

    InputPlan instead(int other, List<Integer> gone) {
      return gone.contains(signal) ? new InputPlan(other, inverted) : this;
    }

    @Override
    public String toString() {
      return (inverted ? "~s" : "s") + signal;
    }
  }

  public Circuit circuit() {
    CircuitBuilder builder = Circuit.named("random");
    for (int process = 0; process < processes.size(); process++) {
      builder.process("p" + process);
      processes.get(process).forEach(gate -> gate.addTo(builder));
    }
    signals().forEach(signal -> builder.initially("s" + signal, high.contains(signal)));
    return builder
        .property("condition", "!(%s & %s)".formatted(forbidden.get(0), forbidden.get(1)))
        .build();
  }

  private Stream<Integer> signals() {
    return processes.stream().flatMap(List::stream).flatMap(gate -> gate.outputs().stream());
  }

  @Override
  public Stream<CircuitPlan> smaller() {
    return Stream.of(
            processes.stream().flatMap(List::stream).flatMap(this::without),
            Cuts.of(high).map(fewer -> new CircuitPlan(processes, fewer, forbidden)),
            Cuts.inside(processes, process -> Cuts.inside(process, GatePlan::smaller))
                .map(others -> new CircuitPlan(others, high, forbidden)),
            Cuts.inside(forbidden, InputPlan::smaller)
                .map(others -> new CircuitPlan(processes, high, others)))
        .flatMap(plans -> plans);
  }

  /** The circuit without a gate; gates that read its output read another signal instead. */
  private Stream<CircuitPlan> without(GatePlan gate) {
    return signals()
        .filter(other -> !gate.outputs().contains(other))
        .map(
            other ->
                new CircuitPlan(
                    processes.stream()
                        .map(
                            process ->
                                process.stream()
                                    .filter(each -> each != gate)
                                    .map(each -> each.reading(other, gate.outputs()))
                                    .toList())
                        .filter(process -> !process.isEmpty())
                        .toList(),
                    high.stream().filter(signal -> !gate.outputs().contains(signal)).toList(),
                    forbidden.stream().map(each -> each.instead(other, gate.outputs())).toList()));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("high at first: %s".formatted(high));
    for (int process = 0; process < processes.size(); process++) {
      for (GatePlan gate : processes.get(process)) {
        text.append("\np%d: %s".formatted(process, gate));
      }
    }
    return text.append("\nforbidden: %s".formatted(forbidden)).toString();
  }
}

package io.mazurka.nets.random;

import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.Signal;
import io.mazurka.nets.SignalGraph;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random net as data, with conditions to reach.
 *
 * @param tokens the tokens on each place at first
 * @param signals its signals, if it is a signal transition graph
 * @param goals conditions on its states, whose slots are the places and then the signals
 * @param faults whether the standard faults of signal transition graphs are looked for, too
 */
public record NetPlan(
    List<Integer> tokens,
    List<TransitionPlan> transitions,
    List<Signal> signals,
    List<ConditionPlan> goals,
    boolean faults)
    implements Plan<NetPlan> {

  /** An arc from or to a place. */
  public record ArcPlan(int place, int weight) {

    @Override
    public String toString() {
      return (weight == 1 ? "p" : weight + " p") + place;
    }
  }

  /** A transition that takes and gives tokens, and may be an edge of a signal. */
  public record TransitionPlan(List<ArcPlan> inputs, List<ArcPlan> outputs, Label label) {

    Stream<TransitionPlan> smaller() {
      return Stream.of(
              Cuts.of(outputs).map(fewer -> new TransitionPlan(inputs, fewer, label)),
              Cuts.of(inputs, 1).map(fewer -> new TransitionPlan(fewer, outputs, label)),
              Cuts.inside(inputs, TransitionPlan::lighter)
                  .map(others -> new TransitionPlan(others, outputs, label)),
              Cuts.inside(outputs, TransitionPlan::lighter)
                  .map(others -> new TransitionPlan(inputs, others, label)),
              Stream.of(new TransitionPlan(inputs, outputs, Label.DUMMY))
                  .filter(plain -> label != Label.DUMMY))
          .flatMap(plans -> plans);
    }

    private static Stream<ArcPlan> lighter(ArcPlan arc) {
      return Cuts.of(arc.weight(), 1).map(weight -> new ArcPlan(arc.place(), weight));
    }

    @Override
    public String toString() {
      return "%s -> %s%s"
          .formatted(inputs, outputs, label.signal() == Label.NO_SIGNAL ? "" : ", " + label);
    }
  }

  /** The net, with its signals if it has any. */
  public SignalGraph graph() {
    NetBuilder builder = Net.builder();
    for (int place = 0; place < tokens.size(); place++) {
      builder.place("p" + place, tokens.get(place));
    }
    for (int number = 0; number < transitions.size(); number++) {
      int transition = number;
      builder.transition("t" + transition);
      transitions
          .get(transition)
          .inputs()
          .forEach(arc -> builder.input(arc.place(), transition, arc.weight()));
      transitions
          .get(transition)
          .outputs()
          .forEach(arc -> builder.output(transition, arc.place(), arc.weight()));
    }
    return signals.isEmpty()
        ? SignalGraph.of(builder.build())
        : new SignalGraph(
            builder.build(), signals, transitions.stream().map(TransitionPlan::label).toList());
  }

  @Override
  public Stream<NetPlan> smaller() {
    List<Integer> all = IntStream.range(0, transitions.size()).boxed().toList();
    return Stream.of(
            Cuts.of(all, 1).map(this::keeping),
            Cuts.of(goals).map(fewer -> new NetPlan(tokens, transitions, signals, fewer, faults)),
            IntStream.range(0, tokens.size()).mapToObj(this::withoutPlace).flatMap(plans -> plans),
            Cuts.inside(transitions, TransitionPlan::smaller)
                .map(others -> new NetPlan(tokens, others, signals, goals, faults)),
            Cuts.inside(goals, ConditionPlan::smaller)
                .map(others -> new NetPlan(tokens, transitions, signals, others, faults)),
            Cuts.inside(tokens, number -> Cuts.of(number, 0))
                .map(fewer -> new NetPlan(fewer, transitions, signals, goals, faults)),
            Stream.of(new NetPlan(tokens, transitions, signals, goals, false))
                .filter(plain -> faults))
        .flatMap(plans -> plans);
  }

  /** The net with these transitions only; goals must not mention others. */
  private NetPlan keeping(List<Integer> kept) {
    return new NetPlan(
        tokens,
        kept.stream().map(transitions::get).toList(),
        signals,
        goals.stream().map(goal -> goal.renumbered(slot -> slot, kept::indexOf)).toList(),
        faults);
  }

  /** The net without a place, if nothing is connected to the place and no goal mentions it. */
  private Stream<NetPlan> withoutPlace(int place) {
    boolean used =
        transitions.stream()
            .flatMap(each -> Stream.concat(each.inputs().stream(), each.outputs().stream()))
            .anyMatch(arc -> arc.place() == place);
    if (used || tokens.size() == 1) {
      return Stream.of();
    }
    return Stream.of(
        new NetPlan(
            Cuts.without(tokens, place),
            transitions.stream()
                .map(
                    each ->
                        new TransitionPlan(
                            moved(each.inputs(), place),
                            moved(each.outputs(), place),
                            each.label()))
                .toList(),
            signals,
            goals.stream()
                .map(
                    goal ->
                        goal.renumbered(
                            slot -> slot == place ? -1 : moved(slot, place), number -> number))
                .toList(),
            faults));
  }

  private static List<ArcPlan> moved(List<ArcPlan> arcs, int removed) {
    return arcs.stream()
        .map(arc -> new ArcPlan(moved(arc.place(), removed), arc.weight()))
        .toList();
  }

  private static int moved(int slot, int removed) {
    return slot > removed ? slot - 1 : slot;
  }

  @Override
  public String toString() {
    String lines =
        IntStream.range(0, transitions.size())
            .mapToObj(number -> "\nt%d: %s".formatted(number, transitions.get(number)))
            .collect(Collectors.joining());
    return "tokens %s%s%s%s%s"
        .formatted(
            tokens,
            signals.isEmpty() ? "" : ", signals " + signals,
            faults ? ", with standard faults" : "",
            lines,
            goals.isEmpty() ? "" : "\ngoals: " + goals);
  }
}

package io.mazurka.protocols.engine.decomposition;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.decomposition.Coupling.Consumed;
import io.mazurka.protocols.engine.decomposition.Coupling.Field;
import io.mazurka.protocols.engine.decomposition.Coupling.Sent;
import io.mazurka.protocols.engine.decomposition.Coupling.Thing;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for the finest parts of the local states of a role. It begins with a part for each field,
 * and puts together what has to be: what one step has to do with, what a step depends on, and
 * fields not all combinations of which come up. Whatever it puts together is together in every
 * product, so what remains apart is the finest one: that to which taking processes apart in two
 * again and again leads (Bokor 2011, algorithm 1, lines 1.2 to 1.6).
 */
final class ProductSearch {

  private final Role<?> role;
  private final LocalAnalysis analysis;
  private final List<LocalGraph> graphs;
  private final LocalFields fields;
  private final Coupling coupling;
  private final Runnable requireTime;

  /** By local state, its steps; one list for each process. */
  private final List<Map<Integer, List<Move>>> moves = new ArrayList<>();

  private String reason = "";

  /** A step without the local state in which it starts. */
  private record Move(Effect effect, Thing thing) {}

  private record Effect(
      int transition, List<Integer> consumed, List<Integer> sent, Map<Integer, Integer> changes) {}

  /**
   * @param graphs the local graphs of the members
   */
  ProductSearch(
      Role<?> role,
      LocalAnalysis analysis,
      List<LocalGraph> graphs,
      LocalFields fields,
      Runnable requireTime) {
    this.role = role;
    this.analysis = analysis;
    this.graphs = graphs;
    this.fields = fields;
    this.coupling = new Coupling(fields.size());
    this.requireTime = requireTime;
    graphs.forEach(
        graph -> {
          Map<Integer, List<Move>> all = new HashMap<>();
          graph
              .locals()
              .forEach(
                  local -> all.put(local, graph.steps(local).stream().map(this::move).toList()));
          moves.add(all);
        });
  }

  private Move move(LocalStep step) {
    Map<Integer, Integer> changes = new HashMap<>();
    for (int field = 0; field < fields.size(); field++) {
      if (fields.number(field, step.from()) != fields.number(field, step.to())) {
        changes.put(field, fields.number(field, step.to()));
      }
    }
    return new Move(
        new Effect(step.transition(), step.consumed(), step.sent(), changes),
        StepThings.of(fields, step).get(0));
  }

  RoleProduct find() {
    joinWhatNeverChanges();
    graphs.forEach(this::joinWhatStepsHaveToDoWith);
    boolean coarser = true;
    while (coarser && coupling.parts().size() > 1) {
      requireTime.run();
      coarser = joinWhatStepsDependOn() || joinWhatIsNoProduct();
    }
    return new RoleProduct(role, fields, coupling, reason);
  }

  /**
   * Puts each field that keeps its value together with the nearest field that does not, of those
   * with which it is in a record: it would be a part that does nothing.
   */
  private void joinWhatNeverChanges() {
    List<Integer> changing = fields.changing(graphs);
    for (int field = 0; field < fields.size(); field++) {
      int constant = field;
      if (!changing.contains(field)) {
        changing.stream()
            .max(
                Comparator.<Integer>comparingInt(other -> fields.nesting(constant, other))
                    .thenComparing(other -> -Math.abs(other - constant))
                    .thenComparing(Comparator.naturalOrder()))
            .ifPresent(other -> coupling.join(new Field(other), new Field(constant)));
      }
    }
  }

  private void joinWhatStepsHaveToDoWith(LocalGraph graph) {
    for (LocalStep step : graph.steps()) {
      requireTime.run();
      List<Thing> things = new ArrayList<>(StepThings.of(fields, step));
      graph.watched(step.transition()).stream().forEach(it -> things.add(new Consumed(it)));
      for (Thing thing : things.subList(1, things.size())) {
        join(things.get(0), thing, graph, text(thing, step));
      }
    }
  }

  /** Joins two things and, if that joins fields, remembers why. */
  private boolean join(Thing one, Thing other, LocalGraph graph, String why) {
    boolean both = coupling.hasFields(one) && coupling.hasFields(other);
    String names = both ? names(one) + " and " + names(other) : "";
    boolean joined = coupling.join(one, other);
    if (joined && both) {
      reason =
          "%s %s %s"
              .formatted(analysis.background().meaning().process(graph.process()), why, names);
    }
    return joined;
  }

  private String names(Thing thing) {
    return RoleProduct.name(
        fields,
        coupling.parts().stream()
            .filter(part -> coupling.root(new Field(part.get(0))).equals(coupling.root(thing)))
            .findFirst()
            .orElseThrow());
  }

  private String text(Thing thing, LocalStep step) {
    String name = analysis.background().transitions().get(step.transition()).name();
    if (thing instanceof Field) {
      return "has a step %s that changes".formatted(name);
    } else if (thing instanceof Sent sent) {
      return "sends %s in steps on".formatted(message(sent.letter()));
    } else if (thing instanceof Consumed consumed) {
      return "consumes %s in steps on".formatted(message(consumed.letter()));
    }
    return "has a step %s on".formatted(name);
  }

  private String message(int letter) {
    return ValueText.of(analysis.background().meaning().letter(letter).message());
  }

  /** Joins a part with the first step found of another part that is not there whatever it is. */
  private boolean joinWhatStepsDependOn() {
    for (List<Integer> part : coupling.parts()) {
      List<Integer> others =
          IntStream.range(0, fields.size()).filter(field -> !part.contains(field)).boxed().toList();
      Thing own = coupling.root(new Field(part.get(0)));
      for (int index = 0; index < graphs.size(); index++) {
        requireTime.run();
        Map<List<Integer>, Map<Effect, Thing>> first = new HashMap<>();
        for (int local : graphs.get(index).locals()) {
          Map<Effect, Thing> here = new LinkedHashMap<>();
          moves.get(index).getOrDefault(local, List.of()).stream()
              .filter(move -> !coupling.root(move.thing()).equals(own))
              .forEach(move -> here.put(move.effect(), move.thing()));
          Map<Effect, Thing> there = first.putIfAbsent(fields.numbers(others, local), here);
          if (there != null && joinDifference(here, there, own, graphs.get(index))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean joinDifference(
      Map<Effect, Thing> one, Map<Effect, Thing> other, Thing own, LocalGraph graph) {
    return joinMissing(one, other, own, graph) || joinMissing(other, one, own, graph);
  }

  private boolean joinMissing(
      Map<Effect, Thing> some, Map<Effect, Thing> others, Thing own, LocalGraph graph) {
    for (Map.Entry<Effect, Thing> entry : some.entrySet()) {
      if (!others.containsKey(entry.getKey())) {
        int transition = entry.getKey().transition();
        String name = analysis.background().transitions().get(transition).name();
        join(own, entry.getValue(), graph, "has a step %s that depends on".formatted(name));
        return true;
      }
    }
    return false;
  }

  /** Joins parts that are not in every combination; returns whether there were any. */
  private boolean joinWhatIsNoProduct() {
    Factors factors = new Factors(graphs, fields, coupling.parts(), requireTime);
    boolean joined = false;
    for (List<Integer> factor : factors.finest()) {
      for (int field : factor) {
        Optional<LocalGraph> witness = factors.witness();
        joined |=
            witness.isPresent()
                && join(
                    new Field(factor.get(0)),
                    new Field(field),
                    witness.get(),
                    "does not come to every combination of");
      }
    }
    return joined;
  }
}

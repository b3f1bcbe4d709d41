package io.mazurka.protocols.differential;

import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.FairRuns.Duty;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.Content;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.Link;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The executions of an explicit graph, and what fairness of messages demands of them. An execution
 * that ends stays for ever at an end, a place of its own that offers nothing.
 */
final class DeliveryRuns {

  private final ReferenceGraph graph;
  private final Protocol protocol;
  private final boolean buffered;
  private final Map<GlobalState, Integer> numbers = new HashMap<>();
  private final List<Move> moves = new ArrayList<>();

  /** The names of the properties that fail in each state. */
  private final List<Set<String>> violated;

  /** For each place, the state it is in. */
  private final List<Integer> places = new ArrayList<>();

  /** The moves in which each message is taken out of its channel. */
  private final Map<Unit, BitSet> taking = new LinkedHashMap<>();

  /** A message in a channel, under way or delivered. */
  private record Unit(Link link, Object message, boolean delivered) {}

  /** A step between two places. */
  private record Move(int from, GlobalState state, Action action, int to) {

    /** Whether the move is a loss or a duplication. */
    boolean isOfAMessage() {
      return action.mishap() && action.step() == null;
    }

    /** Whether a message of a channel gets lost, if the move is of a message. */
    boolean shrinks(Link link) {
      return size(action.target(), link) < size(state, link);
    }

    private static int size(GlobalState at, Link link) {
      Content content = at.pending().get(link);
      return content == null ? 0 : content.size();
    }
  }

  /**
   * @param buffered whether what a step takes was delivered before
   */
  DeliveryRuns(ReferenceGraph graph, boolean buffered) {
    this.graph = graph;
    this.protocol = graph.protocol();
    this.buffered = buffered;
    for (GlobalState state : graph.states()) {
      numbers.put(state, places.size());
      places.add(places.size());
    }
    this.violated = graph.states().stream().map(graph::violated).toList();
    for (GlobalState state : graph.states()) {
      int here = numbers.get(state);
      for (Action action : graph.actions(state)) {
        for (Unit unit : taken(action)) {
          taking.computeIfAbsent(unit, one -> new BitSet()).set(moves.size());
        }
        moves.add(new Move(here, state, action, numbers.get(action.target())));
      }
      if (graph.actions(state).stream().allMatch(Action::mishap)) {
        places.add(here);
      }
    }
  }

  private Set<Unit> taken(Action action) {
    Set<Unit> taken = new LinkedHashSet<>();
    for (Received<?> one : action.consumed()) {
      if (!protocol.lies().contains(new Lie(one.sender(), action.process(), one.message()))) {
        Link link = new Link(one.sender(), action.process());
        taken.add(new Unit(link, one.message(), buffered && action.step() != null));
      }
    }
    return taken;
  }

  /** The places in which the condition of a property holds. */
  BitSet where(String property) {
    BitSet holding = new BitSet();
    IntStream.range(0, places.size())
        .filter(place -> !violated.get(places.get(place)).contains(property))
        .forEach(holding::set);
    return holding;
  }

  /** All places. */
  BitSet everywhere() {
    BitSet all = new BitSet();
    all.set(0, places.size());
    return all;
  }

  /** The executions under these assumptions. */
  FairRuns under(List<AskedFairness> asked) {
    int ends = places.size() - violated.size();
    int[] from = new int[moves.size() + 2 * ends];
    int[] to = new int[moves.size() + 2 * ends];
    for (int move = 0; move < moves.size(); move++) {
      from[move] = moves.get(move).from();
      to[move] = moves.get(move).to();
    }
    for (int end = 0; end < ends; end++) {
      int place = violated.size() + end;
      int move = moves.size() + 2 * end;
      from[move] = places.get(place);
      to[move] = place;
      from[move + 1] = place;
      to[move + 1] = place;
    }
    BitSet initial = new BitSet();
    graph.initialStates().forEach(state -> initial.set(numbers.get(state)));
    return new FairRuns(places.size(), initial, from, to, duties(asked));
  }

  private List<Duty> duties(List<AskedFairness> asked) {
    List<Duty> duties = new ArrayList<>();
    for (AskedFairness one : asked) {
      boolean weak = one.strength() == Strength.WEAK;
      String whom = one.whom();
      if (one.toString().contains("delivery")) {
        taking.forEach(
            (unit, taken) -> {
              if (isAbout(whom, unit.link())) {
                duties.add(delivery(weak, unit, taken));
              }
            });
      } else {
        BitSet own = some(all(), move -> isOwn(move.action(), whom));
        duties.add(new Duty(weak, origins(own), own));
      }
    }
    return duties;
  }

  private Duty delivery(boolean weak, Unit unit, BitSet taken) {
    BitSet offering = some(taken, move -> !move.action().mishap() && !move.action().crashing());
    BitSet meeting =
        some(taken, move -> !move.isOfAMessage() || (weak && move.shrinks(unit.link())));
    return new Duty(weak, origins(offering), meeting);
  }

  private BitSet all() {
    BitSet all = new BitSet();
    all.set(0, moves.size());
    return all;
  }

  /** Which moves count. */
  private interface Choice {
    boolean includes(Move move);
  }

  private BitSet some(BitSet among, Choice choice) {
    BitSet some = new BitSet();
    among.stream().filter(move -> choice.includes(moves.get(move))).forEach(some::set);
    return some;
  }

  private BitSet origins(BitSet some) {
    BitSet origins = new BitSet();
    some.stream().forEach(move -> origins.set(moves.get(move).from()));
    return origins;
  }

  private static boolean isOwn(Action action, String whom) {
    return action.step() != null
        && !action.mishap()
        && !action.crashing()
        && action.process().toString().equals(whom);
  }

  private boolean isAbout(String whom, Link link) {
    if (whom == null) {
      return true;
    }
    String[] ends = whom.split("->");
    boolean to = isCalled(link.to(), ends[ends.length - 1]);
    return to && (ends.length == 1 || isCalled(link.from(), ends[0]));
  }

  private boolean isCalled(ProcessId process, String name) {
    return process.toString().equals(name)
        || protocol.roles().stream()
            .anyMatch(role -> role.name().equals(name) && role.members().contains(process));
  }
}

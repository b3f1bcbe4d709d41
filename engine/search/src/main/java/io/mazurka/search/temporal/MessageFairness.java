package io.mazurka.search.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.delivery.MessageSystem;
import io.mazurka.kernel.delivery.SentMessage;
import io.mazurka.kernel.delivery.Taking;
import io.mazurka.kernel.delivery.Takings;
import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.search.temporal.ExploredGraph.FairGraph;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.FairnessAssumption.Subject;
import io.mazurka.temporal.graph.StateGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Fairness assumptions some of which are about messages. Such an assumption stands for one about
 * each message of its channels that can be consumed in some state of the graph; one that never can
 * demands nothing.
 *
 * <p>The action of an edge is then the number of what happens in the step: its transition and the
 * messages that it takes.
 */
final class MessageFairness {

  private final TransitionSystem system;
  private final MessageSystem messages;
  private final List<FairnessAssumption> asked;
  private final AppendOnlyTable<Event> events = new AppendOnlyTable<>();

  /** What happens in a step, as far as fairness is concerned. */
  private record Event(int transition, Taking taking) {}

  MessageFairness(TransitionSystem system, List<FairnessAssumption> asked) {
    if (!(system instanceof MessageSystem withMessages)) {
      throw new IllegalArgumentException("fairness of messages in a system without messages");
    }
    this.system = system;
    this.messages = withMessages;
    this.asked = asked;
  }

  /** The graph with an action for each edge, and with these assumptions. */
  FairGraph in(StateGraph graph, FoundStates states, ChosenSteps choices, SharedWork shares) {
    int[] actions = new int[graph.edges()];
    states.visit(
        shares,
        () -> {
          Reader reader = new Reader();
          return (state, vector) -> {
            int count = reader.load(vector);
            int first = graph.firstEdge(state);
            int degree = graph.firstEdge(state + 1) - first;
            for (int step = 0; step < count; step++) {
              reader.event(step);
            }
            for (int index = 0; index < degree; index++) {
              actions[first + index] = reader.event(choices.step(state, index));
            }
          };
        });
    List<FairnessAssumption> all = assumptions();
    return new FairGraph(
        graph.withActions(actions), new Fairness(all, enabled(all, states, shares)));
  }

  /** The assumptions about each step and each message, over the numbers of events. */
  private List<FairnessAssumption> assumptions() {
    List<FairnessAssumption> all = new ArrayList<>();
    for (FairnessAssumption one : asked) {
      if (one.isOfMessages()) {
        offered(one).forEach(message -> all.add(about(one.strength(), message)));
      } else {
        all.add(
            new FairnessAssumption(
                one.strength(),
                one.name(),
                numbers(event -> one.actions().contains(event.transition()))));
      }
    }
    return all.stream().distinct().toList();
  }

  /** The messages of an assumption that can be consumed somewhere, in an order. */
  private List<SentMessage> offered(FairnessAssumption one) {
    Set<SentMessage> offered = new HashSet<>();
    for (int number = 0; number < events.size(); number++) {
      Taking taking = events.get(number).taking();
      if (taking.dutiful()) {
        offered.addAll(taking.consumed());
      }
    }
    return offered.stream()
        .filter(message -> one.actions().contains(message.channel()))
        .sorted(SentMessage.ORDER)
        .toList();
  }

  private FairnessAssumption about(Strength strength, SentMessage message) {
    boolean loss = strength == Strength.WEAK;
    return new FairnessAssumption(
        strength,
        message.text(),
        numbers(event -> event.taking().removes(message, loss)),
        Subject.MESSAGES);
  }

  /** Tells which events count. */
  @FunctionalInterface
  private interface Choice {
    boolean includes(Event event);
  }

  private Set<Integer> numbers(Choice choice) {
    Set<Integer> numbers = new HashSet<>();
    for (int number = 0; number < events.size(); number++) {
      if (choice.includes(events.get(number))) {
        numbers.add(number);
      }
    }
    return numbers;
  }

  /**
   * For each state the assumptions that are enabled there. A message that can only be lost there
   * cannot be consumed; losses are no duties.
   */
  private long[] enabled(List<FairnessAssumption> all, FoundStates states, SharedWork shares) {
    int words = Fairness.words(all.size());
    long[][] byEvent = new long[events.size()][words];
    for (int index = 0; index < all.size(); index++) {
      FairnessAssumption assumption = all.get(index);
      for (int number : assumption.actions()) {
        Taking taking = events.get(number).taking();
        if (!assumption.isOfMessages() || taking.dutiful()) {
          byEvent[number][index / Long.SIZE] |= 1L << index;
        }
      }
    }
    long[] enabled = new long[Math.multiplyExact(states.size(), words)];
    states.visit(
        shares,
        () -> {
          Reader reader = new Reader();
          BitSet seen = new BitSet();
          return (state, vector) -> {
            seen.clear();
            int count = reader.load(vector);
            for (int step = 0; step < count; step++) {
              int event = reader.event(step);
              if (!seen.get(event)) {
                seen.set(event);
                for (int word = 0; word < words; word++) {
                  enabled[state * words + word] |= byEvent[event][word];
                }
              }
            }
          };
        });
    return enabled;
  }

  /** Reads, for one worker, what happens in the steps of a state. */
  private final class Reader {

    private final Cursor cursor = system.cursor();
    private final Takings takings = messages.takings();

    /** Moves to a state; returns the number of its steps. */
    int load(int[] state) {
      takings.load(state);
      return cursor.load(state);
    }

    /** The number of what happens in a step. */
    int event(int step) {
      return events.number(new Event(cursor.transition(step), takings.of(step)));
    }
  }
}

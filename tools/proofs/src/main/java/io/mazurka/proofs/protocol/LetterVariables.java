package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.engine.analysis.Background;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The letters of a protocol as variables of a program: a flag for each letter that can be in flight
 * and, on queues, for any two letters of a channel a flag that tells which was sent first. This is
 * exact as long as no letter is in flight twice. For long queues the order is not represented: then
 * the program does more than the protocol, and a proof about the program still holds of the
 * protocol.
 */
final class LetterVariables {

  /** The most letters of a queue whose order is represented; each pair of them needs a variable. */
  private static final int MOST_IN_ORDER = 12;

  private final ProgramBuilder program;
  private final Background background;
  private final Map<Integer, StateVariable> flags = new HashMap<>();

  /** The letters of each channel. */
  private final Map<Channel, List<Integer>> channels = new HashMap<>();

  /** By letter of a queue whose order is represented, all letters of that queue. */
  private final Map<Integer, List<Integer>> queues = new HashMap<>();

  /** By pair of letters of a queue, whether the first was sent before the second. */
  private final Map<List<Integer>, StateVariable> before = new HashMap<>();

  private boolean overtaking;

  private record Channel(ProcessId sender, int recipient) {}

  LetterVariables(ProgramBuilder program, Background background) {
    this.program = program;
    this.background = background;
  }

  /**
   * Adds the variables for the letters to a process. The flag of a lie is set from the beginning
   * and never changes.
   */
  void add(LocalGraph graph) {
    String recipient = background.meaning().process(graph.process());
    Set<String> names = new HashSet<>();
    Map<String, List<Integer>> own = new LinkedHashMap<>();
    graph.letters().stream()
        .forEach(
            letter -> {
              Received<?> received = background.meaning().letter(letter);
              String name =
                  "%s from %s to %s".formatted(text(letter), received.sender(), recipient);
              name = names.add(name) ? name : name + " (" + letter + ")";
              flags.put(letter, program.bool(name, isLasting(letter)));
              channels.computeIfAbsent(channel(letter), any -> new ArrayList<>()).add(letter);
              own.computeIfAbsent(received.sender().toString(), any -> new ArrayList<>())
                  .add(letter);
            });
    if (background.channels() == Channels.FIFO) {
      own.forEach((sender, queue) -> addOrder(sender, recipient, queue, names));
    }
  }

  private void addOrder(String sender, String recipient, List<Integer> queue, Set<String> names) {
    if (queue.size() > MOST_IN_ORDER) {
      overtaking = true;
      return;
    }
    queue.forEach(letter -> queues.put(letter, queue));
    for (int late = 0; late < queue.size(); late++) {
      for (int early = 0; early < late; early++) {
        String name =
            "%s before %s from %s to %s"
                .formatted(text(queue.get(early)), text(queue.get(late)), sender, recipient);
        name = names.add(name) ? name : "%s (%d, %d)".formatted(name, early, late);
        before.put(List.of(queue.get(early), queue.get(late)), program.bool(name, false));
      }
    }
  }

  private String text(int letter) {
    Object message = background.meaning().letter(letter).message();
    return ValueText.of(message).replace('[', '(').replace(']', ')');
  }

  /** Whether letters of a queue may overtake each other in the program. */
  boolean overtaking() {
    return overtaking;
  }

  /** The name of a letter. */
  String name(int letter) {
    return flag(letter).name();
  }

  private StateVariable flag(int letter) {
    return Objects.requireNonNull(flags.get(letter));
  }

  private boolean isLasting(int letter) {
    return background.lasting().test(letter);
  }

  /**
   * The conditions that all letters which a step consumes can be consumed, and that no other letter
   * is there that it watches.
   */
  List<BooleanExpression> waiting(LocalStep step, NumberSet watched) {
    List<BooleanExpression> parts = new ArrayList<>();
    watched.stream()
        .filter(letter -> !step.consumed().contains(letter))
        .forEach(letter -> parts.add(BooleanExpression.of(flag(letter)).not()));
    for (int letter : new LinkedHashSet<>(step.consumed())) {
      parts.add(BooleanExpression.of(flag(letter)));
      for (int other : queues.getOrDefault(letter, List.of())) {
        if (other != letter) {
          BooleanExpression absent = BooleanExpression.of(flag(other)).not();
          parts.add(new Any(List.of(absent, isBefore(letter, other))));
        }
      }
    }
    return parts;
  }

  /**
   * The conditions that what a step sends finds room in bounded channels: of the letters in a
   * channel, no more are in flight than leave room for the new ones.
   */
  List<BooleanExpression> room(LocalStep step) {
    List<BooleanExpression> parts = new ArrayList<>();
    if (background.isBounded()) {
      step.sent().stream()
          .filter(this::takesRoom)
          .map(this::channel)
          .distinct()
          .forEach(channel -> parts.add(room(step, Objects.requireNonNull(channels.get(channel)))));
    }
    return parts;
  }

  private BooleanExpression room(LocalStep step, List<Integer> channel) {
    List<IntegerExpression> others = new ArrayList<>();
    for (int letter : channel) {
      if (!step.sent().contains(letter) && takesRoom(letter)) {
        others.add(new Indicator(BooleanExpression.of(flag(letter))));
      }
    }
    long sent = channel.stream().filter(step.sent()::contains).filter(this::takesRoom).count();
    return new Addition(others).atMost(background.capacity() - sent);
  }

  private boolean takesRoom(int letter) {
    return !CrashNotice.is(background.meaning().letter(letter).message());
  }

  private Channel channel(int letter) {
    return new Channel(
        background.meaning().letter(letter).sender(), background.meaning().recipient(letter));
  }

  private BooleanExpression isBefore(int early, int late) {
    StateVariable straight = before.get(List.of(early, late));
    return straight != null
        ? BooleanExpression.of(straight)
        : BooleanExpression.of(Objects.requireNonNull(before.get(List.of(late, early)))).not();
  }

  /** The effect of a step on letters. */
  List<Assignment> assignments(LocalStep step) {
    Map<StateVariable, Integer> values = new LinkedHashMap<>();
    for (int letter : step.consumed()) {
      if (!step.sent().contains(letter) && !isLasting(letter)) {
        values.put(flag(letter), 0);
      }
    }
    for (int letter : step.sent()) {
      if (!isLasting(letter)) {
        if (!step.consumed().contains(letter)) {
          values.put(flag(letter), 1);
        }
        for (int other : queues.getOrDefault(letter, List.of())) {
          StateVariable straight = before.get(List.of(other, letter));
          if (straight != null) {
            values.put(straight, 1);
          } else if (other != letter) {
            values.put(Objects.requireNonNull(before.get(List.of(letter, other))), 0);
          }
        }
      }
    }
    List<Assignment> assignments = new ArrayList<>();
    values.forEach(
        (variable, value) ->
            assignments.add(new Assignment(variable, IntegerExpression.of((long) value))));
    return assignments;
  }

  /**
   * The proviso without which flags would be wrong after a step: that it sends no letter that is in
   * flight, and no letter twice. Sets need no such proviso.
   *
   * @param named the name of the step
   * @param enabled the condition under which the step can be taken
   */
  Optional<LetterProviso> proviso(LocalStep step, String named, BooleanExpression enabled) {
    if (background.channels() == Channels.SET) {
      return Optional.empty();
    }
    List<BooleanExpression> twice = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int letter : new LinkedHashSet<>(step.sent())) {
      if (Collections.frequency(step.sent(), letter) > 1) {
        String words = "%s sends %s twice".formatted(named, name(letter));
        return Optional.of(new LetterProviso(enabled.not(), words));
      }
      if (!isLasting(letter) && !step.consumed().contains(letter)) {
        twice.add(BooleanExpression.of(flag(letter)));
        names.add(name(letter));
      }
    }
    String words =
        "%s sends %s while an equal one is in flight".formatted(named, String.join(" or ", names));
    return twice.isEmpty()
        ? Optional.empty()
        : Optional.of(new LetterProviso(enabled.implies(new Any(twice).not()), words));
  }
}

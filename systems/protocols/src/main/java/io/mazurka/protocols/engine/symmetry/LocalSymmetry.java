package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.decomposition.parts.ProtocolTables;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.symmetry.exchange.ExchangeText;
import io.mazurka.protocols.engine.symmetry.exchange.StepName;
import io.mazurka.protocols.roles.StepDefinition;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells whether an exchange of processes is an automorphism of a protocol: whether it maps initial
 * states to initial states, and the local graph of each process to the local graph of its image.
 */
final class LocalSymmetry {

  private final IntFunction<StepDefinition> definitions;
  private final LocalAnalysis analysis;
  private final List<int[]> initial;
  private final AnalysisBudget budget;
  private final Map<StepName, Integer> numbers = new HashMap<>();

  /** The effect of a step, without the transition into which the step was refined. */
  private static final class Move {

    private final int[] parts;
    private final int hash;

    Move(int step, int from, int to, int[] consumed, int[] sent) {
      this.parts = new int[4 + consumed.length + sent.length];
      parts[0] = step;
      parts[1] = from;
      parts[2] = to;
      parts[3] = consumed.length;
      System.arraycopy(consumed, 0, parts, 4, consumed.length);
      System.arraycopy(sent, 0, parts, 4 + consumed.length, sent.length);
      this.hash = Arrays.hashCode(parts);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Move move && Arrays.equals(parts, move.parts);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  LocalSymmetry(ProtocolTables tables, AnalysisBudget budget) {
    this.definitions = tables.steps();
    this.analysis = tables.analysis();
    this.initial = tables.initialLocals();
    this.budget = budget;
  }

  /** A difference between the exchanged processes, as text; empty if there is none. */
  Optional<String> difference(Exchange exchange) {
    return initialDifference(exchange)
        .or(() -> lyingDifference(exchange))
        .or(
            () ->
                analysis.graphs().stream()
                    .flatMap(graph -> difference(exchange, graph).stream())
                    .findFirst());
  }

  private Optional<String> initialDifference(Exchange exchange) {
    Set<IntBuffer> known = initial.stream().map(IntBuffer::wrap).collect(Collectors.toSet());
    for (int[] locals : initial) {
      int[] exchanged = new int[locals.length];
      for (int process = 0; process < locals.length; process++) {
        exchanged[exchange.process(process)] = exchange.local(process, locals[process]);
      }
      if (!known.contains(IntBuffer.wrap(exchanged))) {
        int process =
            IntStream.range(0, locals.length)
                .filter(index -> exchanged[index] != locals[index])
                .findFirst()
                .orElse(0);
        return Optional.of(initialDifference(exchange, process, locals));
      }
    }
    return Optional.empty();
  }

  private String initialDifference(Exchange exchange, int process, int[] locals) {
    ExchangeText text = ExchangeText.plain(meaning());
    String start =
        "%s starts in %s".formatted(text.process(process), text.local(process, locals[process]));
    int other = exchange.process(process);
    if (other != process) {
      return "%s, %s in %s".formatted(start, text.process(other), text.local(other, locals[other]));
    }
    int wanted = exchange.local(process, locals[process]);
    boolean occurs = initial.stream().anyMatch(state -> state[process] == wanted);
    return start
        + (occurs
            ? ", with local states of others that do not occur exchanged"
            : ", but never in "
                + ExchangeText.exchanged(meaning(), exchange).local(process, locals[process]));
  }

  /** A message that may always be sent to some process but not to its image, as text. */
  private Optional<String> lyingDifference(Exchange exchange) {
    for (LocalGraph graph : analysis.graphs()) {
      for (int letter : graph.letters().stream().toArray()) {
        int image = letter(exchange, letter);
        boolean lasting = analysis.background().lasting().test(letter);
        if (lasting && (image < 0 || !analysis.background().lasting().test(image))) {
          ExchangeText here = ExchangeText.plain(meaning());
          ExchangeText there = ExchangeText.exchanged(meaning(), exchange);
          return Optional.of(
              "%s at any time, but not %s".formatted(here.letter(letter), there.letter(letter)));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> difference(Exchange exchange, LocalGraph graph) {
    int process = graph.process();
    LocalGraph other = analysis.graphs().get(exchange.process(process));
    ExchangeText here = ExchangeText.plain(meaning());
    ExchangeText there = ExchangeText.exchanged(meaning(), exchange);
    for (int local : graph.locals()) {
      budget.requireTime();
      int exchanged = exchange.local(process, local);
      if (exchanged < 0 || !other.hasLocal(exchanged)) {
        return Optional.of(
            "%s can be in %s, but %s cannot be in %s"
                .formatted(
                    here.process(process),
                    here.local(process, local),
                    there.process(process),
                    there.local(process, local)));
      }
      Set<Move> moves = new HashSet<>();
      other.steps(exchanged).forEach(step -> moves.add(move(step)));
      for (LocalStep step : graph.steps(local)) {
        if (!moves.contains(exchanged(exchange, process, step))) {
          return Optional.of(
              text(here, process, "can", step) + "; " + text(there, process, "cannot", step));
        }
      }
    }
    return Optional.empty();
  }

  private Move move(LocalStep step) {
    return move(step, StepName.of(definition(step)), step.from(), step.to(), letter -> letter);
  }

  private Move exchanged(Exchange exchange, int process, LocalStep step) {
    return move(
        step,
        exchange.step(StepName.of(definition(step))),
        exchange.local(process, step.from()),
        step.fails() ? LocalStep.BROKEN : exchange.local(process, step.to()),
        letter -> letter(exchange, letter));
  }

  private Move move(LocalStep step, StepName name, int from, int to, IntUnaryOperator letters) {
    int[] consumed = mapped(step.consumed(), letters);
    int[] sent = mapped(step.sent(), letters);
    Arrays.sort(consumed);
    arrange(sent);
    int number = numbers.computeIfAbsent(name, unknown -> numbers.size());
    return new Move(number, from, to, consumed, sent);
  }

  private StepDefinition definition(LocalStep step) {
    return definitions.apply(step.transition());
  }

  private static int[] mapped(List<Integer> letters, IntUnaryOperator image) {
    int[] mapped = new int[letters.size()];
    for (int index = 0; index < mapped.length; index++) {
      mapped[index] = image.applyAsInt(letters.get(index));
    }
    return mapped;
  }

  private int letter(Exchange exchange, int letter) {
    int recipient = meaning().recipient(letter);
    int exchanged = exchange.letter(recipient, letter - first(recipient));
    return exchanged < 0 ? -1 : first(exchange.process(recipient)) + exchanged;
  }

  private int first(int process) {
    return analysis.graphs().get(process).firstLetter();
  }

  /**
   * Sorts sent letters. On queues the order is kept for each recipient; elsewhere order does not
   * matter.
   */
  private void arrange(int[] sent) {
    if (analysis.background().channels() == Channels.FIFO) {
      int[] byRecipient =
          Arrays.stream(sent)
              .boxed()
              .sorted(Comparator.comparingInt(this::recipient))
              .mapToInt(Integer::intValue)
              .toArray();
      System.arraycopy(byRecipient, 0, sent, 0, sent.length);
    } else {
      Arrays.sort(sent);
    }
  }

  private int recipient(int letter) {
    return letter < 0 ? -1 : meaning().recipient(letter);
  }

  private String text(ExchangeText text, int process, String can, LocalStep step) {
    return "%s in %s %s take %s"
        .formatted(
            text.process(process),
            text.local(process, step.from()),
            can,
            text.step(process, definition(step), step));
  }

  private Meaning meaning() {
    return analysis.background().meaning();
  }
}

package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.analysis.DeadLetters;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Decides whether dead messages, which nobody will consume, are dropped: as the options say or, if
 * they do not say, wherever dropping is sound.
 */
final class DeadMessages {

  private final ProtocolOptions options;
  private final Channels channels;
  private final boolean bounded;
  private final Mishaps mishaps;
  private final AnalysisBudget budget;
  private final Supplier<LocalAnalysis> analysis;

  DeadMessages(
      ProtocolOptions options,
      Channels channels,
      boolean bounded,
      Mishaps mishaps,
      AnalysisBudget budget,
      Supplier<LocalAnalysis> analysis) {
    this.options = options;
    this.channels = channels;
    this.bounded = bounded;
    this.mishaps = mishaps;
    this.budget = budget;
    this.analysis = analysis;
  }

  /**
   * Drops dead messages from the views of these processes, unless the options or an obstacle forbid
   * it; returns notes for the report.
   */
  List<String> dropFrom(List<ProcessComponent> processes) {
    Boolean asked = options.deadMessages();
    if (Boolean.FALSE.equals(asked)) {
      return List.of();
    }
    Optional<String> obstacle = obstacle();
    if (obstacle.isPresent() && asked != null) {
      throw new InvalidOptionException("--dead-messages on is not sound here: " + obstacle.get());
    }
    Optional<String> gap = obstacle.or(this::gap);
    if (gap.isPresent()) {
      if (asked != null && budget.isExhausted()) {
        throw new InvalidOptionException("--dead-messages on cannot be had here: " + gap.get());
      }
      boolean some = obstacle.isEmpty() && analysis.get().isPartial();
      return some
          ? List.of(
              "dead messages dropped of %s alone: %s"
                  .formatted(dropFromKnown(processes), gap.get()))
          : List.of("dead messages kept: " + gap.get());
    }
    dropFromKnown(processes);
    return List.of("dead messages dropped");
  }

  /**
   * Drops dead messages from the views of the processes that were analysed; returns their names.
   */
  private String dropFromKnown(List<ProcessComponent> processes) {
    List<ProcessComponent> known =
        processes.stream()
            .filter(process -> analysis.get().knows(process.process().index()))
            .toList();
    known.forEach(
        process -> process.keepOnly(new DeadLetters(analysis.get(), process.process().index())));
    return known.stream().map(ProcessComponent::name).collect(Collectors.joining(", "));
  }

  private Optional<String> obstacle() {
    if (channels == Channels.FIFO) {
      return Optional.of("in a queue a dead message blocks those behind it");
    }
    if (bounded) {
      return Optional.of("in a bounded channel a dead message takes room");
    }
    if (options.traffic() != Traffic.M) {
      return Optional.of(
          "with --traffic %s even a dead message is delivered"
              .formatted(options.traffic().name().toLowerCase(Locale.ROOT)));
    }
    return mishaps.usesForMessages();
  }

  private Optional<String> gap() {
    return analysis.get().gap().map(gap -> "the local analysis was given up because " + gap);
  }
}

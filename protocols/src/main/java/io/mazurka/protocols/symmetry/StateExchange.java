package io.mazurka.protocols.symmetry;

import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.views.Inbox;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.MonitorComponent;
import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.View;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * An exchange of processes as look-ups: what it makes of each value of each slot. A slot that never
 * mentions one of the processes is left alone. Shared between workers.
 */
final class StateExchange {

  private final Exchange exchange;
  private final Layout layout;

  /** Slots whose values change places, two by two, and those whose values are renamed. */
  private final int[] moved;

  private final int[] renamed;

  /** By slot and value, what it becomes. */
  private final PairMemo images = new PairMemo(this::image);

  /**
   * @param analysis has all local states and letters there are
   */
  StateExchange(Exchange exchange, Layout layout, LocalAnalysis analysis) {
    this.exchange = exchange;
    this.layout = layout;
    int processes = layout.processes().size();
    int slots = processes + layout.monitors().size();
    this.moved =
        IntStream.range(0, processes)
            .filter(slot -> exchange.process(slot) > slot)
            .flatMap(slot -> IntStream.of(slot, exchange.process(slot)))
            .toArray();
    this.renamed =
        IntStream.range(0, slots)
            .filter(slot -> slot >= processes || isRenamed(analysis.graphs().get(slot)))
            .toArray();
  }

  /** Whether the process stays where it is and mentions one that does not. */
  private boolean isRenamed(LocalGraph graph) {
    int process = graph.process();
    return exchange.process(process) == process
        && !(graph.locals().stream().allMatch(local -> exchange.local(process, local) == local)
            && IntStream.range(0, layout.processes().get(process).letters().size())
                .allMatch(letter -> exchange.letter(process, letter) == letter));
  }

  /** Exchanges the processes in {@code state}. */
  void apply(int[] state) {
    for (int index = 0; index < moved.length; index += 2) {
      int one = moved[index];
      int other = moved[index + 1];
      int image = images.of(one, state[one]);
      state[one] = images.of(other, state[other]);
      state[other] = image;
    }
    for (int slot : renamed) {
      state[slot] = images.of(slot, state[slot]);
    }
  }

  /** Whether the exchange leaves {@code state} as it is. */
  boolean fixes(int[] state) {
    for (int index = 0; index < moved.length; index += 2) {
      if (images.of(moved[index], state[moved[index]]) != state[moved[index + 1]]) {
        return false;
      }
    }
    for (int slot : renamed) {
      if (images.of(slot, state[slot]) != state[slot]) {
        return false;
      }
    }
    return true;
  }

  private int image(int slot, int value) {
    int processes = layout.processes().size();
    return slot < processes ? view(slot, value) : monitor(slot - processes, value);
  }

  private int view(int process, int number) {
    ProcessComponent from = layout.processes().get(process);
    ProcessComponent to = layout.processes().get(exchange.process(process));
    View view = from.view(number);
    return to.intern(
        new View(
            known(exchange.local(process, view.local())),
            view.crashed(),
            inbox(process, to.inbox(), view.pending()),
            inbox(process, to.inbox(), view.delivered())));
  }

  private int[] inbox(int process, Inbox inbox, int[] letters) {
    int[] content = new int[letters.length];
    for (int index = 0; index < letters.length; index++) {
      content[index] = known(exchange.letter(process, letters[index]));
    }
    inbox.arrange(content);
    return content;
  }

  private int monitor(int monitor, int state) {
    MonitorComponent at = layout.monitors().get(monitor);
    return at.intern(Objects.requireNonNull(exchange.value(at.observed(state))));
  }

  private static int known(int number) {
    if (number < 0) {
      throw new IllegalStateException("what an automorphism leads to is part of the analysis");
    }
    return number;
  }
}

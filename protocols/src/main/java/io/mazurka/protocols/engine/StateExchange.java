package io.mazurka.protocols.engine;

import io.mazurka.protocols.value.ValueTable;
import java.util.Arrays;
import java.util.Objects;

/** An exchange of processes as look-ups: what it makes of each value of each slot. */
final class StateExchange {

  private final Exchange exchange;
  private final Layout layout;

  /** Per slot, where its value goes, and what it becomes there. */
  private final int[] targets;

  private final NumberTable[] images;

  StateExchange(Exchange exchange, Layout layout) {
    this.exchange = exchange;
    this.layout = layout;
    int processes = layout.processes().size();
    this.targets = new int[processes + layout.monitors().size()];
    this.images = new NumberTable[targets.length];
    Arrays.setAll(targets, slot -> slot < processes ? exchange.process(slot) : slot);
    Arrays.setAll(
        images,
        slot ->
            slot < processes
                ? new NumberTable(view -> view(slot, view))
                : new NumberTable(state -> monitor(slot - processes, state)));
  }

  /** Exchanges the processes in {@code state}. */
  void apply(int[] state) {
    for (int slot = 0; slot < targets.length; slot++) {
      int target = targets[slot];
      if (target >= slot) {
        int moved = images[slot].of(state[slot]);
        state[slot] = target == slot ? moved : images[target].of(state[target]);
        state[target] = moved;
      }
    }
  }

  /** Whether the exchange leaves {@code state} as it is. */
  boolean fixes(int[] state) {
    for (int slot = 0; slot < targets.length; slot++) {
      int target = targets[slot];
      if (target >= slot && images[slot].of(state[slot]) != state[target]) {
        return false;
      }
    }
    return true;
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
    int[] content = {};
    for (int letter : letters) {
      content = inbox.add(content, known(exchange.letter(process, letter)));
    }
    return content;
  }

  private int monitor(int monitor, int state) {
    ValueTable states = layout.monitors().get(monitor).states();
    return states.intern(Objects.requireNonNull(exchange.value(states.get(state))));
  }

  private static int known(int number) {
    if (number < 0) {
      throw new IllegalStateException("what an automorphism leads to is part of the analysis");
    }
    return number;
  }
}

package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;

/**
 * Tells whether the letters that a step sends find room in bounded channels. In programs, the
 * arrivals of these letters follow the stimuli of the step: slot, number, slot, number and so on.
 */
final class Room {

  private final PairMemo[] responses;

  Room(Layout layout) {
    this.responses =
        layout.components().stream().map(Component::responses).toArray(PairMemo[]::new);
  }

  /** Whether the arrivals that a program holds from {@code from} to {@code end} find room. */
  boolean fits(int[] program, int from, int end, int[] state) {
    for (int next = from; next < end; next += 2) {
      int slot = program[next];
      if (responses[slot].of(state[slot], program[next + 1]) == Component.FULL) {
        return false;
      }
    }
    return true;
  }
}

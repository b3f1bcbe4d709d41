package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.value.bytes.Fingerprint;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** In Paxos, every stubborn set with necessary enabling sets is part of the one without. */
final class NecessaryEnablingTests {

  /** By state, as fingerprints of its parts, and by start transition, the stubborn set. */
  private static Map<IntBuffer, Map<Integer, long[]>> sets(boolean net) {
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .withNet(net)
            .with(ProtocolOptions.defaults().withSplit(Split.COMBINED));
    CompiledModel model = new Paxos().protocol(2, 3, 1).compile(options);
    TransitionSystem system = model.system();
    LocatedRelations relations =
        ((StubbornReduction) model.reducer().reduce(List.of())).relations();
    int transitions = system.transitions().size();
    StubbornClosure closure = new StubbornClosure(transitions, relations);
    Map<IntBuffer, Map<Integer, long[]>> sets = new HashMap<>();
    Cursor cursor = system.cursor();
    Queue<int[]> queue = new ArrayDeque<>(system.initialStates());
    while (!queue.isEmpty()) {
      int[] state = queue.remove();
      Map<Integer, long[]> ofState = new HashMap<>();
      if (sets.putIfAbsent(canonical(system, state), ofState) == null) {
        int steps = cursor.load(state);
        long[] enabled = TransitionSet.empty(transitions);
        for (int step = 0; step < steps; step++) {
          TransitionSet.add(enabled, cursor.transition(step));
          queue.add(cursor.successor(state, step));
        }
        relations.moveTo(state);
        for (int start : TransitionSet.members(enabled)) {
          long[] none = TransitionSet.empty(transitions);
          closure.compute(start, enabled, none, Integer.MAX_VALUE, none.clone());
          closure.copyMembers(none);
          ofState.put(start, none);
        }
      }
    }
    return sets;
  }

  private static IntBuffer canonical(TransitionSystem system, int[] state) {
    IntBuffer parts = IntBuffer.allocate(2 * state.length);
    for (int slot = 0; slot < state.length; slot++) {
      long fingerprint = Fingerprint.of(system.values().encode(slot, state[slot]));
      parts.put((int) fingerprint).put((int) (fingerprint >>> Integer.SIZE));
    }
    return parts.flip();
  }

  @Test
  void everySetIsPartOfTheOneWithoutThem() {
    Map<IntBuffer, Map<Integer, long[]>> without = sets(false);
    Map<IntBuffer, Map<Integer, long[]>> with = sets(true);

    assertThat(with.keySet()).hasSize(15_804).isEqualTo(without.keySet());
    with.forEach(
        (state, sets) ->
            sets.forEach(
                (start, set) ->
                    assertThat(TransitionSet.isSubset(set, without.get(state).get(start)))
                        .isTrue()));
  }
}

package io.mazurka.gallery;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Random walks through a compiled model that several workers share: what each walk comes across is
 * told by hashes, which must not depend on who walked where before.
 */
final class SharedWalks {

  private static final long SCATTER = 0x9E3779B97F4A7C15L;

  private final TransitionSystem system;
  private final StateFingerprints fingerprints;
  private final Reduction reduction;
  private final StateSymmetry symmetry;

  SharedWalks(CompiledModel model) {
    this.system = model.system();
    this.fingerprints = new StateFingerprints(system);
    this.reduction = model.reducer().reduce(model.properties());
    this.symmetry = model.reducer().symmetry(model.properties());
  }

  /**
   * What a walk came across.
   *
   * @param meaning its states, steps, successors, chosen steps and sizes of orbits, in every model
   * @param numbers the representatives of its states, as they are numbered in this model
   */
  record Walk(long meaning, long numbers) {}

  /** One worker, with everything it needs for itself. */
  final class Walker {

    private final Cursor cursor = system.cursor();
    private final Selector selector = reduction.selector();
    private final Canonicalizer canonicalizer = symmetry.canonicalizers().get();
    private final int[] chosen = new int[10_000];

    Walk walk(long seed, int length) {
      Random random = new Random(seed);
      List<int[]> initial = system.initialStates();
      int[] state = initial.get(random.nextInt(initial.size()));
      long meaning = 0;
      long numbers = 0;
      for (int depth = 0; depth < length; depth++) {
        int steps = cursor.load(state);
        meaning = mix(meaning, fingerprints.of(state) + steps);
        for (int step = 0; step < steps; step++) {
          meaning = mix(meaning, cursor.transition(step));
          meaning = mix(meaning, fingerprints.of(cursor.successor(state, step)));
        }
        if (steps == 0) {
          break;
        }
        int count = selector.select(state, cursor, steps, chosen);
        meaning = mix(meaning, Arrays.hashCode(Arrays.copyOf(chosen, count)));
        meaning = mix(meaning, canonicalizer.orbit(state));
        numbers = mix(numbers, Arrays.hashCode(canonicalizer.representative(state)));
        state = cursor.successor(state, random.nextInt(steps));
      }
      return new Walk(meaning, numbers);
    }
  }

  private static long mix(long hash, long more) {
    long mixed = (hash ^ more) * SCATTER;
    return mixed ^ mixed >>> 29;
  }
}

package io.mazurka.cli;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Notes on a state by which another process can find it: its bytes, its fingerprint, and the
 * fingerprints of its successors in order.
 */
final class StateNotes {

  private static final int MOST = 300;

  private StateNotes() {}

  /** Notes of the first states that are found, last steps first. */
  static List<String> of(TransitionSystem system) {
    Set<String> notes = new LinkedHashSet<>();
    Deque<int[]> stack = new ArrayDeque<>(system.initialStates());
    while (!stack.isEmpty() && notes.size() < MOST) {
      int[] state = stack.pop();
      if (notes.add(of(system, state))) {
        Cursor cursor = system.cursor();
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          stack.push(cursor.successor(state, step));
        }
      }
    }
    return List.copyOf(notes);
  }

  static String of(TransitionSystem system, int[] state) {
    StateFingerprints fingerprints = new StateFingerprints(system);
    StringBuilder note = new StringBuilder();
    note.append(HexFormat.of().formatHex(new StateCodec(system).encode(state)));
    note.append(':').append(fingerprints.of(state));
    Cursor cursor = system.cursor();
    int steps = cursor.load(state);
    for (int step = 0; step < steps; step++) {
      note.append(':').append(fingerprints.of(cursor.successor(state, step)));
    }
    return note.toString();
  }

  /** The state that a note is about. */
  static int[] state(TransitionSystem system, String note) {
    String bytes = note.substring(0, note.indexOf(':'));
    return new StateCodec(system).decode(HexFormat.of().parseHex(bytes));
  }
}

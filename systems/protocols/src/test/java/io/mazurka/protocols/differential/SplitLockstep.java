package io.mazurka.protocols.differential;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.testkit.Trial;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Explores a system and the same with split processes step by step: states, steps and their order,
 * words, bytes and fingerprints must agree.
 */
final class SplitLockstep {

  private final TransitionSystem whole;
  private final TransitionSystem split;
  private final Trial trial;
  private final StateFingerprints wholePrints;
  private final StateFingerprints splitPrints;
  private final StateCodec codec;
  private final Renderer wholeWords;
  private final Renderer splitWords;
  private final Map<IntBuffer, IntBuffer> toSplit = new HashMap<>();
  private final Map<IntBuffer, IntBuffer> toWhole = new HashMap<>();
  private final Deque<int[]> queue = new ArrayDeque<>();

  SplitLockstep(TransitionSystem whole, TransitionSystem split, Trial trial) {
    this.whole = whole;
    this.split = split;
    this.trial = trial;
    this.wholePrints = new StateFingerprints(whole);
    this.splitPrints = new StateFingerprints(split);
    this.codec = new StateCodec(split);
    this.wholeWords = whole.renderer();
    this.splitWords = split.renderer();
  }

  /** Compares so many states at most; returns how many were. */
  int compare(int mostStates) {
    List<int[]> wholes = whole.initialStates();
    List<int[]> splits = split.initialStates();
    trial.require("transitions", whole.transitions(), split.transitions());
    trial.require("initial states", wholes.size(), splits.size());
    for (int index = 0; index < wholes.size(); index++) {
      pair(wholes.get(index), splits.get(index));
    }
    int compared = 0;
    while (!queue.isEmpty() && compared < mostStates) {
      int[] state = queue.remove();
      expand(state, toSplit.get(IntBuffer.wrap(state)).array().clone());
      compared++;
    }
    return compared;
  }

  private void pair(int[] one, int[] other) {
    IntBuffer known = toSplit.putIfAbsent(IntBuffer.wrap(one), IntBuffer.wrap(other));
    IntBuffer back = toWhole.putIfAbsent(IntBuffer.wrap(other), IntBuffer.wrap(one));
    trial.require("split state of " + Arrays.toString(one), known == null, back == null);
    if (known == null) {
      trial.require("details", wholeWords.details(one), splitWords.details(other));
      trial.require("fingerprint", wholePrints.of(one), splitPrints.of(other));
      trial.require(
          "same bytes",
          ByteBuffer.wrap(new StateCodec(whole).encode(one)),
          ByteBuffer.wrap(codec.encode(other)));
      trial.require(
          "bytes", IntBuffer.wrap(other), IntBuffer.wrap(codec.decode(codec.encode(other))));
      queue.add(one);
    } else {
      trial.require("split state", known, IntBuffer.wrap(other));
      trial.require("whole state", back, IntBuffer.wrap(one));
    }
  }

  private void expand(int[] one, int[] other) {
    Cursor first = whole.cursor();
    Cursor second = split.cursor();
    int steps = first.load(one);
    trial.require("steps", steps, second.load(other));
    for (int step = 0; step < steps; step++) {
      trial.require("transition", first.transition(step), second.transition(step));
      trial.require("words", wholeWords.step(one, step), splitWords.step(other, step));
      pair(first.successor(one, step), second.successor(other, step));
    }
  }
}

package io.mazurka.protocols.views;

import io.mazurka.kernel.value.Namespace;
import java.util.Arrays;

/**
 * What one slot of the state vector ranges over: values, and how each responds to stimuli from
 * outside (letters that arrive, a step that is heard). Responses are computed once and looked up
 * from then on.
 */
public abstract class Component {

  /** What a new array holds, whoever looks at it, so that responses are stored one higher. */
  private static final int UNKNOWN = 0;

  /** Per value and stimulus, one more than the value it turns into. Read without a lock. */
  private int[][] responses = new int[16][];

  /** The value that {@code value} turns into on {@code stimulus}. */
  public final int respond(int value, int stimulus) {
    int[][] table = responses;
    if (value < table.length) {
      int[] row = table[value];
      if (row != null && stimulus < row.length) {
        int response = row[stimulus];
        if (response != UNKNOWN) {
          return response - 1;
        }
      }
    }
    return learn(value, stimulus);
  }

  private synchronized int learn(int value, int stimulus) {
    int response = compute(value, stimulus);
    if (value >= responses.length) {
      responses = Arrays.copyOf(responses, Math.max(value + 1, 2 * responses.length));
    }
    int[] row = responses[value];
    int known = row == null ? 0 : row.length;
    if (stimulus >= known) {
      int length = Math.max(stimulus + 1, Math.min(2 * known, stimuli()));
      row = row == null ? new int[length] : Arrays.copyOf(row, length);
      responses[value] = row;
    }
    row[stimulus] = response + 1;
    return response;
  }

  abstract int compute(int value, int stimulus);

  /** The number of stimuli so far. */
  abstract int stimuli();

  /** The observation of a value: the part that properties can see. */
  public abstract int observation(int value);

  /** The object behind an observation. */
  public abstract Object observed(int observation);

  /** Whether the object behind an observation is still what it was when it came. */
  public abstract boolean isUnchanged(int observation);

  /** The canonical bytes of a value, the same in every run. */
  public abstract byte[] encode(int value);

  /**
   * The value with these bytes, a new one if it was not there.
   *
   * @throws io.mazurka.kernel.value.InvalidBytesException if none can have them
   */
  public abstract int decode(byte[] bytes, Namespace names);

  /** The name of the component in reports. */
  public abstract String name();
}

package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;

/**
 * A selector that chooses as another one does and tells a recorder. A second selector, {@code
 * explaining}, chooses in the same states; the recorder listens to its computation, which explains
 * the sets.
 */
final class ProfiledSelector extends ForwardingSelector {

  private final Selector explaining;
  private final ProfileRecorder recorder;
  private final int transitions;
  private int[] lastState = {};
  private int[] transitionOf = {};

  ProfiledSelector(
      Selector selector, Selector explaining, ProfileRecorder recorder, int transitions) {
    super(selector);
    this.explaining = explaining;
    this.recorder = recorder;
    this.transitions = transitions;
  }

  @Override
  public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
    if (Arrays.equals(state, lastState)) {
      recorder.restartState();
    } else {
      lastState = state.clone();
      transitionOf = new int[steps];
      Arrays.setAll(transitionOf, cursor::transition);
      recorder.startState(TransitionSet.of(transitions, transitionOf));
    }
    explaining.select(state, cursor, steps, chosen);
    return note(selector().select(state, cursor, steps, chosen), chosen);
  }

  @Override
  public int selectAnother(int steps, int[] chosen) {
    explaining.selectAnother(steps, chosen);
    return note(selector().selectAnother(steps, chosen), chosen);
  }

  private int note(int count, int[] chosen) {
    long[] set = TransitionSet.empty(transitions);
    for (int index = 0; index < count; index++) {
      TransitionSet.add(set, transitionOf[chosen[index]]);
    }
    recorder.choose(set);
    return count;
  }

  @Override
  public void takeIn(Selector colleague) {
    super.takeIn(colleague);
    if (colleague instanceof ProfiledSelector other) {
      explaining.takeIn(other.explaining);
    }
  }

  @Override
  public void chooseAs(Selector veteran) {
    super.chooseAs(veteran);
    if (veteran instanceof ProfiledSelector other) {
      explaining.chooseAs(other.explaining);
    }
  }

  @Override
  public void recall(int[] learned) {
    super.recall(learned);
    explaining.recall(learned);
  }
}

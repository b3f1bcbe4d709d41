package io.mazurka.nets.engine;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns markings and steps into words. The first component stands for the net as a whole, which
 * takes the steps; then come the signals and the places.
 */
final class NetRenderer implements Renderer {

  private final NetSystem system;
  private final List<String> components;
  private final int places;
  private final int signals;

  NetRenderer(NetSystem system, List<String> components) {
    this.system = system;
    this.components = List.copyOf(components);
    this.places = system.net().places().size();
    this.signals = system.graph().signals().size();
  }

  @Override
  public List<String> components() {
    return components;
  }

  @Override
  public List<String> state(int[] state) {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int signal = 0; signal < signals; signal++) {
      texts.add(system.tracksSignals() ? SignalLevel.text(state[system.slot(signal)]) : "");
    }
    for (int place = 0; place < places; place++) {
      texts.add(String.valueOf(state[place]));
    }
    return texts;
  }

  @Override
  public TraceStep step(int[] state, int number) {
    Cursor cursor = system.cursor();
    cursor.load(state);
    int[] after = cursor.successor(state, number);
    Transition transition = system.transitions().get(cursor.transition(number));
    List<String> old = state(state);
    List<String> now = state(after);
    List<Change> changes = new ArrayList<>();
    for (int component = 0; component < old.size(); component++) {
      if (!old.get(component).equals(now.get(component))) {
        changes.add(new Change(components.get(component), old.get(component), now.get(component)));
      }
    }
    return new TraceStep(transition.process(), transition.name(), List.of(), List.of(), changes);
  }
}

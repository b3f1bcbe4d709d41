package io.mazurka.protocols.engine.compiler;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.WholeViews;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The initial states of a protocol, as numbers. */
final class Beginnings {

  private final Protocol protocol;
  private final Layout layout;
  private final HandlerRunner runner;
  private final List<int[]> waiting;

  /**
   * @param waiting by process, the letters that wait for it initially
   */
  Beginnings(Protocol protocol, Layout layout, HandlerRunner runner, List<int[]> waiting) {
    this.protocol = protocol;
    this.layout = layout;
    this.runner = runner;
    this.waiting = waiting;
  }

  /** The initial states as state vectors. */
  List<int[]> states() {
    List<int[]> states = new ArrayList<>();
    WholeViews whole = new WholeViews(layout);
    for (int[] locals : locals()) {
      int[] state = new int[whole.slots()];
      for (ProcessComponent component : layout.processes()) {
        int slot = component.process().index();
        state[slot] = component.intern(View.initial(locals[slot], waiting.get(slot)));
      }
      for (MonitorComponent monitor : layout.monitors()) {
        state[layout.slotOf(monitor)] = monitor.initial();
      }
      int[] laidOut = new int[layout.components().size()];
      whole.split(state, laidOut);
      states.add(laidOut);
    }
    return states;
  }

  /** The local states of all processes in each initial state, without repetitions. */
  List<int[]> locals() {
    Set<IntBuffer> distinct = new LinkedHashSet<>();
    for (List<Object> values : protocol.initialStates()) {
      int[] locals = new int[values.size()];
      for (ProcessComponent component : layout.processes()) {
        int slot = component.process().index();
        String what = "the initial local state of " + component.name();
        locals[slot] = runner.intern(component.locals(), values.get(slot), what);
      }
      distinct.add(IntBuffer.wrap(locals));
    }
    return distinct.stream().map(IntBuffer::array).toList();
  }
}

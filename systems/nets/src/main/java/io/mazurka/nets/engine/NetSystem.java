package io.mazurka.nets.engine;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.EnabledNotes;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.SignalGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** A signal transition graph as a transition system; a plain net is a graph without signals. */
public final class NetSystem implements TransitionSystem, UsageNotes {

  /** The name of the process to which transitions without a signal belong. */
  static final String NET = "net";

  private final SignalGraph graph;
  private final boolean tracksSignals;
  private final FlatNet program;
  private final List<Transition> transitions;
  private final List<String> components;
  private final EnabledNotes notes;

  private NetSystem(SignalGraph graph, boolean tracksSignals) {
    this.graph = graph;
    this.tracksSignals = tracksSignals;
    this.program = new FlatNet(graph, tracksSignals);
    List<String> places = NodeNames.of(graph.net().places());
    List<String> signals =
        graph.signals().stream().map(signal -> distinct(signal.name(), places)).toList();
    String net = distinct(NET, Stream.concat(places.stream(), signals.stream()).toList());
    this.transitions = transitions(graph, net, signals);
    this.notes = new EnabledNotes(transitions.size());
    this.components = Stream.of(List.of(net), signals, places).flatMap(List::stream).toList();
  }

  /** A system whose states are markings; a net without places gets an idle slot. */
  public static NetSystem ofMarkings(SignalGraph graph) {
    return new NetSystem(graph, false);
  }

  /** A system whose states are markings with the values of all signals. */
  public static NetSystem ofSignals(SignalGraph graph) {
    return new NetSystem(graph, true);
  }

  /** A name like {@code name} that is not among {@code others}. */
  private static String distinct(String name, List<String> others) {
    return others.contains(name) ? distinct(name + "'", others) : name;
  }

  private static List<Transition> transitions(SignalGraph graph, String net, List<String> signals) {
    List<String> names = NodeNames.of(graph.net().transitions());
    List<Transition> transitions = new ArrayList<>();
    for (int number = 0; number < names.size(); number++) {
      int signal = graph.labels().get(number).signal();
      String process = signal == Label.NO_SIGNAL ? net : signals.get(signal);
      transitions.add(new Transition(number, process, names.get(number)));
    }
    return List.copyOf(transitions);
  }

  public SignalGraph graph() {
    return graph;
  }

  public Net net() {
    return graph.net();
  }

  /** Whether the state has a slot for each signal. */
  public boolean tracksSignals() {
    return tracksSignals;
  }

  /** The slot of a signal, if signals are tracked. */
  public int slot(int signal) {
    return net().places().size() + signal;
  }

  @Override
  public List<Transition> transitions() {
    return transitions;
  }

  @Override
  public List<int[]> initialStates() {
    int[] marking = net().initialMarking();
    if (!tracksSignals) {
      return List.of(Arrays.copyOf(marking, Math.max(1, marking.length)));
    }
    int[] state = Arrays.copyOf(marking, marking.length + graph.signals().size());
    for (int signal = 0; signal < graph.signals().size(); signal++) {
      state[slot(signal)] = SignalLevel.of(graph.signals().get(signal).initial());
    }
    return List.of(state);
  }

  @Override
  public Cursor cursor() {
    return new NetCursor(program, this, notes);
  }

  @Override
  public SlotValues values() {
    int places = net().places().size();
    return new PlainValues(slot -> slot < places ? Integer.MAX_VALUE : SignalLevel.INCONSISTENT);
  }

  /** The value of a slot in words. */
  public String text(int slot, int value) {
    return slot < net().places().size() ? String.valueOf(value) : SignalLevel.text(value);
  }

  /** The name of a slot in reports. */
  public String slotName(int slot) {
    int places = net().places().size();
    return components.get(slot < places ? 1 + graph.signals().size() + slot : 1 + slot - places);
  }

  @Override
  public Unused unused(boolean everyState) {
    return notes.unused(transitions);
  }

  /** Says that symmetry maps transitions with the same number here to each other. */
  public void alike(IntUnaryOperator orbits) {
    notes.alike(orbits);
  }

  @Override
  public List<String> noted() {
    return notes.noted();
  }

  @Override
  public void note(List<String> noted) {
    notes.note(noted);
  }

  @Override
  public Renderer renderer() {
    return new NetRenderer(this, components);
  }
}

package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.views.Layout;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The values that may occur in each slot: local states of processes and states of monitors. Also
 * maps them under an exchange.
 */
final class SlotRanges {

  private final Layout layout;
  private final LocalAnalysis analysis;
  private final List<MonitorGraph> monitors;
  private final Map<Integer, Range> ranges = new HashMap<>();

  SlotRanges(Layout layout, LocalAnalysis analysis, List<MonitorGraph> monitors) {
    this.layout = layout;
    this.analysis = analysis;
    this.monitors = monitors;
  }

  /** The values of a slot, and the index of each. */
  private record Range(List<Integer> numbers, Map<Integer, Integer> places) {

    Range(List<Integer> numbers) {
      this(numbers, new HashMap<>());
      numbers.forEach(number -> places.put(number, places.size()));
    }
  }

  private boolean isProcess(int slot) {
    return slot < layout.processes().size();
  }

  private MonitorGraph monitor(int slot) {
    return monitors.get(slot - layout.processes().size());
  }

  private Range range(int slot) {
    return ranges.computeIfAbsent(
        slot,
        fresh ->
            new Range(
                isProcess(fresh)
                    ? analysis.graphs().get(fresh).locals()
                    : monitor(fresh).states()));
  }

  /** The numbers of the values of a slot. */
  List<Integer> numbers(int slot) {
    return range(slot).numbers();
  }

  /** The index of a value among those of its slot, or -1 if it is not among them. */
  int place(int slot, int number) {
    return range(slot).places().getOrDefault(number, -1);
  }

  /** The values of a slot as objects, in the form in which invariants see them. */
  List<Object> objects(int slot) {
    return numbers(slot).stream().map(value -> object(slot, value)).toList();
  }

  Object object(int slot, int value) {
    return isProcess(slot)
        ? analysis.background().meaning().local(slot, value)
        : monitor(slot).component().observed(value);
  }

  /** The name of the process or monitor that a slot belongs to. */
  String name(int slot) {
    return isProcess(slot)
        ? analysis.background().meaning().process(slot)
        : monitor(slot).component().name();
  }

  /** The image of a slot under an exchange. */
  int target(Exchange exchange, int slot) {
    return isProcess(slot) ? exchange.process(slot) : slot;
  }

  /** The image of a value of a slot under an exchange. */
  int image(Exchange exchange, int slot, int value) {
    return isProcess(slot)
        ? exchange.local(slot, value)
        : exchange.number(monitor(slot).component().states(), value);
  }
}

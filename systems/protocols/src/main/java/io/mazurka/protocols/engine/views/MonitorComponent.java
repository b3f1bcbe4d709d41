package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.Reordering;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.StepDefinition;

/** The states of a monitor; its stimuli are the steps it hears. */
public final class MonitorComponent extends ValueComponent {

  private final Monitor<?> monitor;
  private final HandlerRunner runner;
  private final AppendOnlyTable<Event> events = new AppendOnlyTable<>();
  private final ObjectMemo<Event> reordered =
      new ObjectMemo<>(stimulus -> events.get(stimulus).reordered());

  /**
   * A step that a monitor hears: the process that took it, and its local states before and after.
   */
  public record Event(StepDefinition step, ProcessInstance process, Object before, Object after) {

    /** The same event with equal local states that iterate in another order. */
    Event reordered() {
      return new Event(step, process, Reordering.of(before), Reordering.of(after));
    }
  }

  public MonitorComponent(Monitor<?> monitor, HandlerRunner runner) {
    super(new ValueTable());
    this.monitor = monitor;
    this.runner = runner;
  }

  public int initial() {
    return runner.intern(states(), monitor.initial(), "the initial state of monitor " + name());
  }

  /** The number of a state; a new state is added. */
  public int intern(Object state) {
    return states().intern(state);
  }

  public ValueTable states() {
    return observations();
  }

  public boolean hears(StepDefinition step) {
    return monitor.hears(step);
  }

  public int stimulus(Event event) {
    return events.number(event);
  }

  @Override
  int compute(int state, int stimulus) {
    return runner.hear(monitor, states(), state, events.get(stimulus), reordered.of(stimulus));
  }

  @Override
  public int size() {
    return states().size();
  }

  @Override
  public int observation(int value) {
    return value;
  }

  @Override
  public byte[] encode(int value) {
    return states().bytes(value);
  }

  @Override
  public synchronized int decode(byte[] bytes, Namespace names) {
    return states().decode(bytes, names);
  }

  @Override
  public String name() {
    return monitor.name();
  }

  public Monitor<?> monitor() {
    return monitor;
  }
}

package io.mazurka.gallery.circuits;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.List;

/**
 * A self-timed first-in first-out buffer (Martin 1986): a chain of cells with four-phase channels
 * between them, fed by an environment at the left and emptied by one at the right.
 */
public final class Fifo implements Model {

  @Override
  public String name() {
    return "fifo";
  }

  @Override
  public String summary() {
    return "a self-timed buffer without any conflict: one execution represents all others";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("cells", 3, 1, 1000));
  }

  @Override
  public Checkable create(Arguments arguments) {
    int cells = arguments.get("cells");
    CircuitBuilder fifo = Circuit.named(name());
    fifo.process("left").active("left.req", "cell1.lo");
    for (int cell = 1; cell <= cells; cell++) {
      String in = cell == 1 ? "left.req" : signal(cell - 1, "ro");
      String acknowledged = cell == cells ? "right.ack" : signal(cell + 1, "lo");
      String lo = signal(cell, "lo");
      String y = signal(cell, "y");
      String x = signal(cell, "x");
      fifo.process("cell" + cell)
          .gate(lo, GateFunction.C, in, "~" + x)
          .gate(y, GateFunction.C, lo, "~" + acknowledged)
          .gate(signal(cell, "ro"), GateFunction.AND, y, "~" + lo)
          .gate(x, GateFunction.OR, acknowledged, y);
    }
    return fifo.process("right").passive(signal(cells, "ro"), "right.ack").build();
  }

  private static String signal(int cell, String name) {
    return "cell" + cell + "." + name;
  }
}

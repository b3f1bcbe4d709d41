package io.mazurka.gallery.circuits;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.List;
import java.util.StringJoiner;

/**
 * A ring for distributed mutual exclusion (Martin 1985): a token travels to the cell whose user
 * asks for it. Each cell is seventeen gates; the names of its signals are single letters.
 */
public final class Dme implements Model {

  @Override
  public String name() {
    return "dme";
  }

  @Override
  public String summary() {
    return "a ring of cells that pass a token; at most one user is acknowledged at a time";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("cells", 2, 2, 100));
  }

  @Override
  public Checkable create(Arguments arguments) {
    int cells = arguments.get("cells");
    CircuitBuilder ring = Circuit.named(name());
    StringJoiner acknowledged = new StringJoiner(" + ");
    for (int number = 1; number <= cells; number++) {
      int left = number == 1 ? cells : number - 1;
      int right = number == cells ? 1 : number + 1;
      new Cell(ring, number)
          .addGates(new Cell(ring, left).name("p"), new Cell(ring, right).name("q"));
      acknowledged.add(new Cell(ring, number).name("r"));
    }
    for (int number = 1; number <= cells; number++) {
      ring.process("user" + number).active("user" + number + ".u", "cell" + number + ".r");
      ring.initially("cell" + number + (number == 1 ? ".m" : ".n"), true);
    }
    return ring.property("mutex", acknowledged + " <= 1").build();
  }

  /** One cell: p asks its right neighbour, q answers the left one, r answers the user. */
  private record Cell(CircuitBuilder ring, int number) {

    void addGates(String leftRequest, String rightAnswer) {
      ring.process("cell" + number);
      ring.mutex("user" + number + ".u", leftRequest, name("a"), name("b"));
      gate("c", GateFunction.AND, "a", "~q");
      gate("d", GateFunction.AND, "b", "~r");
      gate("g", GateFunction.OR, "c", "d");
      gate("h", GateFunction.C, "g", "j");
      gate("i", GateFunction.AND, "h", "~j");
      gate("k", GateFunction.AND, "g", "~h");
      ring.gate(name("j"), GateFunction.OR, name("l"), rightAnswer);
      gate("e", GateFunction.C, "c", "i");
      gate("f", GateFunction.C, "d", "i");
      gate("m", GateFunction.NOR, "f", "n");
      gate("n", GateFunction.NOR, "e", "m");
      gate("l", GateFunction.AND, "k", "m");
      gate("p", GateFunction.AND, "k", "n");
      gate("q", GateFunction.AND, "f", "n");
      gate("r", GateFunction.AND, "e", "m");
    }

    private void gate(String output, GateFunction function, String left, String right) {
      ring.gate(name(output), function, name(left), name(right));
    }

    String name(String signal) {
      boolean inverted = signal.startsWith("~");
      return inverted ? "~" + name(signal.substring(1)) : "cell" + number + "." + signal;
    }
  }
}

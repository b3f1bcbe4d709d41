package io.mazurka.gallery;

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
 * A tree of arbiters for one resource (Dill 1988), filled level by level: each cell passes one of
 * two requests on towards the root.
 */
public final class Arbiter implements Model {

  @Override
  public String name() {
    return "arbiter";
  }

  @Override
  public String summary() {
    return "a tree of arbiters: every cell grants one of two requests, and never both";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("cells", 3, 1, 100));
  }

  @Override
  public Checkable create(Arguments arguments) {
    int cells = arguments.get("cells");
    CircuitBuilder arbiter = Circuit.named(name());
    StringJoiner exclusive = new StringJoiner(" & ");
    for (int cell = 1; cell <= cells; cell++) {
      addCell(arbiter, cell, request(cell, 1, cells), request(cell, 2, cells));
      exclusive.add("!(%s & %s)".formatted(signal(cell, "a1"), signal(cell, "a2")));
    }
    for (int cell = 1; cell <= cells; cell++) {
      for (int side = 1; side <= 2; side++) {
        if (child(cell, side) > cells) {
          String request = request(cell, side, cells);
          arbiter
              .process(request.substring(0, request.indexOf('.')))
              .active(request, signal(cell, "a" + side));
        }
      }
    }
    return arbiter
        .process("resource")
        .passive(signal(1, "sr"), "resource.ack")
        .property("mutex", exclusive.toString())
        .build();
  }

  private static void addCell(CircuitBuilder arbiter, int cell, String request1, String request2) {
    String m1 = signal(cell, "m1");
    String m2 = signal(cell, "m2");
    String y1 = signal(cell, "y1");
    String y2 = signal(cell, "y2");
    String a1 = signal(cell, "a1");
    String a2 = signal(cell, "a2");
    String acknowledged =
        cell == 1 ? "resource.ack" : signal(cell / 2, cell % 2 == 0 ? "a1" : "a2");
    arbiter
        .process("cell" + cell)
        .mutex(request1, request2, m1, m2)
        .gate(y1, GateFunction.AND, m1, "~" + a2)
        .gate(y2, GateFunction.AND, m2, "~" + a1)
        .gate(a1, GateFunction.C, y1, acknowledged)
        .gate(a2, GateFunction.C, y2, acknowledged)
        .gate(signal(cell, "sr"), GateFunction.OR, y1, y2);
  }

  private static int child(int cell, int side) {
    return 2 * cell + side - 1;
  }

  /** The request of a cell on one side: its child's, or that of a client. */
  private static String request(int cell, int side, int cells) {
    int child = child(cell, side);
    return child <= cells ? signal(child, "sr") : "client%d_%d.req".formatted(cell, side);
  }

  private static String signal(int cell, String name) {
    return "cell" + cell + "." + name;
  }
}

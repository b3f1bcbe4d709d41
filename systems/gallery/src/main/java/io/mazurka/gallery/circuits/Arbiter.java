package io.mazurka.gallery.circuits;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
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
    ArbiterTree tree = new ArbiterTree(arguments.get("cells"));
    CircuitBuilder arbiter = Circuit.named(name());
    StringJoiner exclusive = new StringJoiner(" & ");
    for (int cell = 1; cell <= tree.cells(); cell++) {
      arbiter
          .process("cell" + cell)
          .mutex(
              request(tree, cell, 1),
              request(tree, cell, 2),
              ArbiterTree.signal(cell, "m1"),
              ArbiterTree.signal(cell, "m2"));
      tree.addGates(arbiter::gate, cell, "resource.ack");
      exclusive.add(ArbiterTree.exclusion(cell));
    }
    for (int cell = 1; cell <= tree.cells(); cell++) {
      for (int side = 1; side <= 2; side++) {
        if (tree.isLeaf(ArbiterTree.child(cell, side))) {
          String request = request(tree, cell, side);
          arbiter
              .process(request.substring(0, request.indexOf('.')))
              .active(request, ArbiterTree.signal(cell, "a" + side));
        }
      }
    }
    return arbiter
        .process("resource")
        .passive(ArbiterTree.signal(1, "sr"), "resource.ack")
        .property("mutex", exclusive.toString())
        .build();
  }

  /** The request of a cell on one side: its child's, or that of a client. */
  private static String request(ArbiterTree tree, int cell, int side) {
    int child = ArbiterTree.child(cell, side);
    return tree.isLeaf(child)
        ? "client%d_%d.req".formatted(cell, side)
        : ArbiterTree.signal(child, "sr");
  }
}

package io.mazurka.gallery.circuits;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.ArrayList;
import java.util.List;

/**
 * The tag unit of an instruction-length decoder (Stevens, Ginosar and Rotem 1999): a tag that comes
 * in leaves by the output that the length of the instruction says, once instruction and crossbar
 * are ready. The published circuit is not public; this one is a reconstruction, in which every gate
 * is a process. Its environment chooses a length and a tag by trees of mutual-exclusion elements.
 *
 * <p>The original relies on relative timing: a pulse and a ready tag last long enough. Without
 * timing its gates have hazards, and a tag can be lost. With {@code hazardfree=1} gates and
 * environment wait for each other instead.
 */
public final class TagUnit implements Model {

  @Override
  public String name() {
    return "tagunit";
  }

  @Override
  public String summary() {
    return "a tag unit of an instruction-length decoder; without its timing it has hazards";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("tags", 2, 1, 32), Parameter.of("hazardfree", 0, 0, 1));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return new Parts(arguments.get("tags"), arguments.get("hazardfree") == 1).circuit();
  }

  /** The circuit under construction. */
  private static final class Parts {

    private final CircuitBuilder circuit = Circuit.named("tagunit");
    private final int tags;
    private final boolean hazardFree;

    Parts(int tags, boolean hazardFree) {
      this.tags = tags;
      this.hazardFree = hazardFree;
    }

    Checkable circuit() {
      List<String> lengths = choice("length", "ask", tags);
      List<String> tagsIn = choice("tagIn", "give", tags);
      List<String> tagsOut = new ArrayList<>();
      for (int tag = 1; tag <= tags; tag++) {
        tagsOut.add("tagOut" + tag);
      }
      any("instRdy", lengths);
      any("tagged", tagsIn);
      any("done", tagsOut);
      GateFunction and = hazardFree ? GateFunction.C : GateFunction.AND;
      gate("rdy", and, "instRdy", "xbRdy");
      gate("tagRdy", and, "rdy", "tagArrived");
      for (int tag = 0; tag < tags; tag++) {
        gate(tagsOut.get(tag), and, "rdy", "tagArrived", lengths.get(tag));
      }
      gate("ask", GateFunction.C, "~done", "~instRdy");
      if (hazardFree) {
        gate("tagArrived", GateFunction.C, "tagged", "~tagRdy", "~done");
        gate("xbRdy", GateFunction.C, "~done", "~tagRdy");
        gate("give", GateFunction.C, "~done", "~tagArrived");
      } else {
        gate("tagArrived", GateFunction.C, "tagged", "~tagRdy");
        gate("xbRdy", GateFunction.NOT, "done");
        gate("sent", GateFunction.C, "tagged", "~done");
        gate("give", GateFunction.NOT, "sent");
      }
      return circuit.property("one-output", String.join(" + ", tagsOut) + " <= 1").build();
    }

    private void gate(String output, GateFunction function, String... inputs) {
      circuit.process(output + "Gate").gate(output, function, inputs);
    }

    /** Signals of which one follows {@code request}, each time another one perhaps. */
    private List<String> choice(String name, String request, int count) {
      if (count == 1) {
        gate(name, GateFunction.BUF, request);
        return List.of(name);
      }
      String first = name + "a";
      String second = name + "b";
      circuit.process(name + "Choice").mutex(request, request, first, second);
      List<String> all = new ArrayList<>(half(first, count / 2));
      all.addAll(half(second, count - count / 2));
      return all;
    }

    private List<String> half(String request, int count) {
      return count == 1 ? List.of(request) : choice(request, request, count);
    }

    /** A signal that is up if one of {@code inputs} is, by a tree of gates with two inputs. */
    private void any(String output, List<String> inputs) {
      List<String> halves = new ArrayList<>();
      int middle = inputs.size() / 2;
      for (List<String> half :
          List.of(inputs.subList(0, middle), inputs.subList(middle, inputs.size()))) {
        if (half.size() == 1) {
          halves.add(half.get(0));
        } else if (half.size() > 1) {
          String part = output + (halves.isEmpty() ? "a" : "b");
          any(part, half);
          halves.add(part);
        }
      }
      gate(output, GateFunction.OR, halves.toArray(String[]::new));
    }
  }
}

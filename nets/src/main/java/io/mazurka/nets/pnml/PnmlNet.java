package io.mazurka.nets.pnml;

import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.Node;
import io.mazurka.nets.source.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The net that one {@code <net>} element describes, collected from all of its pages. */
final class PnmlNet {

  private final Element net;
  private final NetBuilder builder = Net.builder();
  private final Map<String, Integer> places = new HashMap<>();
  private final Map<String, Integer> transitions = new HashMap<>();

  /** Reference places and transitions by id. */
  private final Map<String, Element> references = new HashMap<>();

  private final List<Element> arcs = new ArrayList<>();

  PnmlNet(Element net) {
    this.net = net;
  }

  Net read() {
    collect(net);
    arcs.forEach(this::connect);
    return builder.build();
  }

  private void collect(Element page) {
    for (Element element : page.children()) {
      switch (element.name()) {
        case "page" -> collect(element);
        case "place" -> place(element);
        case "transition" -> transitions.put(newId(element), builder.transition(node(element)));
        case "referencePlace", "referenceTransition" -> references.put(newId(element), element);
        case "arc" -> arcs.add(element);
        default -> {
          // Names of pages, and labels that other types of nets have.
        }
      }
    }
  }

  private void place(Element element) {
    if (element.first("hlinitialMarking") != null) {
      throw element.problem("tokens with colours: unfold the net to a place/transition net first");
    }
    String capacity = label(element.first("capacity"));
    if (!capacity.isEmpty() && !capacity.equals("0")) {
      throw element.problem(
          "place '%s' has a capacity, which is not supported: add a complementary place"
              .formatted(element.attribute("id")));
    }
    Element marking = element.first("initialMarking");
    String text = label(marking);
    int tokens =
        marking == null || text.isEmpty()
            ? 0
            : marking.position().number(text, 0, "the initial marking");
    places.put(newId(element), builder.place(node(element), tokens));
  }

  private String newId(Element element) {
    String id = element.attribute("id");
    if (places.containsKey(id) || transitions.containsKey(id) || references.containsKey(id)) {
      throw element.problem("there are two nodes with the id '%s'".formatted(id));
    }
    return id;
  }

  private static Node node(Element element) {
    String id = element.attribute("id");
    String name = label(element.first("name"));
    return new Node(id, name.isEmpty() ? id : name);
  }

  /**
   * The text of a label; some tools write a value instead, with the kind of token before a comma.
   */
  private static String label(@Nullable Element label) {
    if (label == null) {
      return "";
    }
    Element text = label.first("text");
    if (text != null) {
      return text.text();
    }
    Element value = label.first("value");
    String content = value == null ? "" : value.text();
    return content.substring(content.lastIndexOf(',') + 1).strip();
  }

  private void connect(Element arc) {
    refuseSpecial(arc);
    Element inscription = arc.first("inscription");
    String text = label(inscription);
    int weight =
        inscription == null || text.isEmpty()
            ? 1
            : inscription.position().number(text, 1, "the weight of the arc");
    String source = target(arc, arc.attribute("source"));
    String target = target(arc, arc.attribute("target"));
    try {
      if (places.containsKey(source) && transitions.containsKey(target)) {
        builder.input(places.get(source), transitions.get(target), weight);
      } else if (transitions.containsKey(source) && places.containsKey(target)) {
        builder.output(transitions.get(source), places.get(target), weight);
      } else {
        throw arc.problem(
            "the arc joins two %s, '%s' and '%s'"
                .formatted(places.containsKey(source) ? "places" : "transitions", source, target));
      }
    } catch (ArithmeticException e) {
      throw arc.position().problem("the weights of the arcs between these nodes are too large", e);
    }
  }

  private static void refuseSpecial(Element arc) {
    Element type = arc.first("type");
    if (type == null) {
      return;
    }
    String kind = type.attributes().getOrDefault("value", label(type));
    if (!kind.isEmpty() && !kind.equals("normal")) {
      throw arc.problem("the arc is of type '%s'; only normal arcs are supported".formatted(kind));
    }
  }

  /** The place or transition that {@code id} stands for, through any references. */
  private String target(Element arc, String id) {
    Set<String> seen = new HashSet<>();
    String current = id;
    while (references.containsKey(current)) {
      Element reference = references.get(current);
      if (!seen.add(current)) {
        throw reference.problem("the reference '%s' leads back to itself".formatted(current));
      }
      current = reference.attribute("ref");
    }
    if (!places.containsKey(current) && !transitions.containsKey(current)) {
      throw arc.problem("there is no place or transition '%s'".formatted(current));
    }
    return current;
  }
}

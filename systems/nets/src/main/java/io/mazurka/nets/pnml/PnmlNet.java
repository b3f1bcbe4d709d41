package io.mazurka.nets.pnml;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.Node;
import io.mazurka.nets.source.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The net that one {@code <net>} element describes, collected from all of its pages. */
final class PnmlNet {

  private static final List<String> ON_PAGES =
      List.of(
          "name", "page", "place", "transition", "arc", "referencePlace", "referenceTransition");
  private static final List<String> ON_PLACES =
      List.of("name", "initialMarking", "capacity", "hlinitialMarking");
  private static final List<String> ON_TRANSITIONS = List.of("name", "priority");
  private static final List<String> ON_ARCS = List.of("name", "inscription", "type");

  private final Element net;
  private final NetBuilder builder = Net.builder();
  private final Map<String, Integer> places = new HashMap<>();
  private final Map<String, Integer> transitions = new HashMap<>();

  /** Reference places and transitions by id, in the order of the file. */
  private final Map<String, Element> references = new LinkedHashMap<>();

  private final List<Element> arcs = new ArrayList<>();

  PnmlNet(Element net) {
    this.net = net;
  }

  Net read() {
    collect(net);
    references.forEach(this::refuseLost);
    arcs.forEach(this::connect);
    return builder.build();
  }

  private void collect(Element page) {
    page.allow(ON_PAGES);
    for (Element element : page.children()) {
      switch (element.name()) {
        case "page" -> collect(element);
        case "place" -> place(element);
        case "transition" -> transition(element);
        case "referencePlace", "referenceTransition" -> references.put(newId(element), element);
        case "arc" -> arcs.add(element);
        default -> {
          // The name of a page.
        }
      }
    }
  }

  private void place(Element element) {
    if (element.first("hlinitialMarking") != null) {
      throw element.problem("tokens with colours: unfold the net to a place/transition net first");
    }
    element.allow(ON_PLACES);
    String capacity = label(element.first("capacity"));
    if (!capacity.isEmpty() && !capacity.equals("0")) {
      throw element.problem(
          "place '%s' has a capacity, which is not supported: add a complementary place"
              .formatted(element.attribute("id")));
    }
    Element marking = element.first("initialMarking");
    int tokens =
        marking == null
            ? 0
            : number(marking, 0, "the initial marking of '%s'".formatted(element.attribute("id")));
    places.put(newId(element), builder.place(node(element), tokens));
  }

  private void transition(Element element) {
    element.allow(ON_TRANSITIONS);
    String priority = label(element.first("priority"));
    if (!priority.isEmpty() && !priority.equals("0") && !priority.equals("1")) {
      throw element.problem(
          "transition '%s' has a priority, which is not supported"
              .formatted(element.attribute("id")));
    }
    transitions.put(newId(element), builder.transition(node(element)));
  }

  private static int number(Element label, int least, String what) {
    String text = label(label);
    if (text.isEmpty()) {
      throw label.problem(
          "%s is empty: write <text>%d</text>, or leave out <%s>"
              .formatted(what, least, label.name()));
    }
    return label.position().number(text, least, what);
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
    return new Node(
        element.position().name(id), element.position().name(name.isEmpty() ? id : name));
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
    arc.allow(ON_ARCS);
    refuseSpecial(arc);
    Element inscription = arc.first("inscription");
    int weight = inscription == null ? 1 : number(inscription, 1, "the weight of the arc");
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

  /** Refuses a reference that leads to no node, or to a node of the other kind. */
  private void refuseLost(String id, Element reference) {
    String target = target(reference, id);
    boolean toPlace = reference.name().equals("referencePlace");
    if (places.containsKey(target) != toPlace) {
      throw reference.problem(
          "<%s> leads to '%s', which is a %s"
              .formatted(reference.name(), target, toPlace ? "transition" : "place"));
    }
  }

  /** The id of the place or transition that {@code id} stands for, after following references. */
  private String target(Element user, String id) {
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
      throw user.problem(
          "there is no place or transition '%s'%s"
              .formatted(current, NearMiss.question(current, ids())));
    }
    return current;
  }

  private List<String> ids() {
    List<String> ids = new ArrayList<>(places.keySet());
    ids.addAll(transitions.keySet());
    ids.sort(null);
    return ids;
  }
}

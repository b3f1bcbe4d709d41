package io.mazurka.nets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A net as text, to compare with. */
public final class NetText {

  private NetText() {}

  /** The marked places, then each transition with what it takes and gives, all by their ids. */
  public static List<String> of(Net net) {
    List<String> lines = new ArrayList<>();
    int[] marking = net.initialMarking();
    lines.add(
        String.join(
            " ",
            IntStream.range(0, marking.length)
                .filter(place -> marking[place] > 0)
                .mapToObj(place -> weighted(net, place, marking[place]))
                .toList()));
    for (int number = 0; number < net.transitions().size(); number++) {
      String id = net.transitions().get(number).id();
      lines.add(
          "%s: %s -> %s"
              .formatted(id, side(net, net.inputs(number)), side(net, net.outputs(number)))
              .strip());
    }
    return lines;
  }

  private static String side(Net net, Arcs arcs) {
    return String.join(
        " ",
        IntStream.range(0, arcs.size())
            .mapToObj(arc -> weighted(net, arcs.place(arc), arcs.weight(arc)))
            .toList());
  }

  private static String weighted(Net net, int place, int number) {
    String id = net.places().get(place).id();
    return number == 1 ? id : number + "*" + id;
  }
}

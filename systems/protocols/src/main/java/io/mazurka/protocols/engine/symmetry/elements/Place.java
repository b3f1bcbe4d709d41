package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.roles.ProcessId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The position of a process among the interchangeable elements.
 *
 * @param element the number of the element to which the process belongs
 * @param block the block of the element
 * @param part the index of the process within the element
 */
public record Place(int element, int block, int part) {

  /** The places of all processes that are part of an element. */
  public static Map<ProcessId, Place> all(Layout layout, List<Block> blocks) {
    Map<ProcessId, Place> places = new HashMap<>();
    int element = 0;
    for (int block = 0; block < blocks.size(); block++) {
      for (List<Integer> parts : blocks.get(block).elements()) {
        for (int part = 0; part < parts.size(); part++) {
          ProcessId id = layout.processes().get(parts.get(part)).process().id();
          places.put(id, new Place(element, block, part));
        }
        element++;
      }
    }
    return Map.copyOf(places);
  }
}

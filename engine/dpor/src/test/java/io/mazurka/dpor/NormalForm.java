package io.mazurka.dpor;

import io.mazurka.dpor.execution.Dependence;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Foata's normal form, in which two executions are equal if they are of the same trace. */
public final class NormalForm {

  private NormalForm() {}

  /** The events in layers, each event in the first layer that it can be in. */
  public static List<TreeSet<Long>> of(List<Long> execution, Dependence dependence) {
    List<TreeSet<Long>> layers = new ArrayList<>();
    int[] layerOf = new int[execution.size()];
    for (int index = 0; index < execution.size(); index++) {
      for (int earlier = 0; earlier < index; earlier++) {
        if (dependence.dependent(execution.get(earlier), execution.get(index))) {
          layerOf[index] = Math.max(layerOf[index], layerOf[earlier] + 1);
        }
      }
      if (layerOf[index] == layers.size()) {
        layers.add(new TreeSet<>());
      }
      layers.get(layerOf[index]).add(execution.get(index));
    }
    return layers;
  }
}

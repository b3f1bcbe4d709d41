package io.mazurka.bench.protocols;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A protocol of the gallery with values for its parameters, in their order. */
record ProtocolInstance(ProtocolModel model, List<Integer> values) {

  ProtocolInstance {
    values = List.copyOf(values);
  }

  static ProtocolInstance of(ProtocolModel model, int... values) {
    return new ProtocolInstance(model, IntStream.of(values).boxed().toList());
  }

  Protocol protocol() {
    Map<String, Integer> parameters = new LinkedHashMap<>();
    for (int index = 0; index < values.size(); index++) {
      parameters.put(model.parameters().get(index).name(), values.get(index));
    }
    return model.create(Arguments.of(model, parameters));
  }

  @Override
  public String toString() {
    return model.name()
        + values.stream().map(String::valueOf).collect(Collectors.joining(",", " ", ""));
  }
}

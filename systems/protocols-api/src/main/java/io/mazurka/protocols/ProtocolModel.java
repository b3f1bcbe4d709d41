package io.mazurka.protocols;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.List;

/**
 * A model that is a protocol, so that a check can name it by its class. A model with parameters is
 * a family of protocols. Only {@link #create} must be written.
 */
public interface ProtocolModel extends Model {

  @Override
  Protocol create(Arguments arguments);

  @Override
  default String name() {
    return getClass().getName();
  }

  @Override
  default String summary() {
    return "a message-passing protocol";
  }

  @Override
  default List<Parameter> parameters() {
    return List.of();
  }
}

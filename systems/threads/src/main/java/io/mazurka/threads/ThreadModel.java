package io.mazurka.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.objects.Scope;
import java.util.List;

/**
 * A thread program that can be checked by its class name; if it has parameters, a family of
 * programs. Only {@link #declare} must be written.
 */
public interface ThreadModel extends Model {

  /** Declares the objects and threads of the program with these arguments. */
  void declare(Scope scope, Arguments arguments);

  @Override
  default ThreadProgram create(Arguments arguments) {
    return ThreadProgram.of(scope -> declare(scope, arguments));
  }

  @Override
  default String name() {
    return getClass().getName();
  }

  @Override
  default String summary() {
    return "a program of threads";
  }

  @Override
  default List<Parameter> parameters() {
    return List.of();
  }
}

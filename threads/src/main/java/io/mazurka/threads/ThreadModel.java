package io.mazurka.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.threads.objects.Scope;

/** A family of thread programs with named integer parameters. */
public interface ThreadModel extends Model {

  /** Declares the objects and threads of the program with these arguments. */
  void declare(Scope scope, Arguments arguments);

  @Override
  default ThreadProgram create(Arguments arguments) {
    return ThreadProgram.of(scope -> declare(scope, arguments));
  }
}

package io.mazurka.gallery.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.Scope;
import java.util.List;

/** A program with one parameter {@code n}, the number of threads or rounds. */
abstract class ScalableProgram implements ThreadModel {

  private final String name;
  private final String summary;
  private final Parameter size;

  ScalableProgram(String name, String summary, int usual, int least, int most) {
    this.name = name;
    this.summary = summary;
    this.size = Parameter.of("n", usual, least, most);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String summary() {
    return summary;
  }

  @Override
  public final List<Parameter> parameters() {
    return List.of(size);
  }

  @Override
  public final void declare(Scope scope, Arguments arguments) {
    declare(scope, arguments.get(size.name()));
  }

  abstract void declare(Scope scope, int n);
}

package io.mazurka.gallery.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.Scope;
import java.util.List;

/** A small program without parameters that shows one effect. */
abstract class LitmusProgram implements ThreadModel {

  private final String name;
  private final String summary;

  LitmusProgram(String name, String summary) {
    this.name = name;
    this.summary = summary;
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
    return List.of();
  }

  @Override
  public final void declare(Scope scope, Arguments arguments) {
    declare(scope);
  }

  abstract void declare(Scope scope);
}

package io.mazurka.threads;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.threads.objects.Scope;
import java.util.function.Consumer;

/** A program of threads over shared objects, all executions of which can be explored. */
public final class ThreadProgram implements Checkable {

  private final Consumer<Scope> declaration;

  private ThreadProgram(Consumer<Scope> declaration) {
    this.declaration = declaration;
  }

  /** The program that {@code declaration} declares; it may be called many times. */
  public static ThreadProgram of(Consumer<Scope> declaration) {
    return new ThreadProgram(declaration);
  }

  /** What declares the objects and threads. */
  public Consumer<Scope> declaration() {
    return declaration;
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    throw new UnsupportedOperationException();
  }
}

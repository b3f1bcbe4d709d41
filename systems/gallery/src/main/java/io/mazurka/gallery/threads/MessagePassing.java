package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;

/** One thread writes data and a flag, the other reads the flag and then the data. */
public final class MessagePassing extends LitmusProgram {

  /** A model is made without arguments, so that its class name is enough to check it. */
  public MessagePassing() {
    super("message-passing", "x=1; y=1 beside read y; read x: three traces");
  }

  @Override
  void declare(Scope scope) {
    Variable<Integer> x = scope.variable("x", 0);
    Variable<Integer> y = scope.variable("y", 0);
    scope.sequence("sender", x.writing(1), y.writing(1));
    scope.sequence("receiver", y.reading(), x.reading());
  }
}

package io.mazurka.examples.threads;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;
import java.util.List;

/** A reader trusts a flag that is set before the data it stands for. */
public final class DataRace implements ThreadModel {

  @Override
  public String name() {
    return "data-race";
  }

  @Override
  public String summary() {
    return "a flag is set before the data is there, and a reader believes it";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public void declare(Scope scope, Arguments arguments) {
    Variable<Boolean> ready = scope.variable("ready", false);
    Variable<String> data = scope.variable("data", "nothing");
    scope.thread(
        "writer",
        () -> {
          ready.write(true);
          data.write("hello");
        });
    scope.thread(
        "reader",
        () -> {
          if (ready.read() && data.read().equals("nothing")) {
            throw new AssertionError("ready, but there is no data");
          }
        });
  }
}

package io.mazurka.bench.cores;

import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.Storage;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The systems that {@code bench/cores} searches, in full. */
enum CoresInstance {
  /** A state is one word, and steps are short. */
  PAXOS,
  /** The same protocol with few states. */
  SMALL_PAXOS,
  /** Many steps from each state. */
  STORAGE;

  private Model model() {
    return this == STORAGE ? new Storage() : new Paxos();
  }

  private int[] arguments() {
    return switch (this) {
      case PAXOS -> new int[] {2, 5, 1};
      case SMALL_PAXOS -> new int[] {2, 4, 1};
      case STORAGE -> new int[] {5, 2};
    };
  }

  /** The task to search all states, compiled anew. */
  SearchTask task() {
    Model model = model();
    int[] values = arguments();
    Map<String, Integer> parameters = new LinkedHashMap<>();
    for (int index = 0; index < values.length; index++) {
      parameters.put(model.parameters().get(index).name(), values[index]);
    }
    return Check.of(model.create(Arguments.of(model, parameters)))
        .with(CheckOptions.unreduced())
        .prepare()
        .task();
  }

  /** The name on the command line and in tables. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.SourceLine;

/** Two plain accesses that nothing orders, one of them a write, each with who performed it. */
record DataRace(int first, Operation<?> earlier, int second, Operation<?> later) {

  String inWords(ClassRun run) {
    return "data race: %s and %s, which nothing orders"
        .formatted(access(run, first, earlier), access(run, second, later));
  }

  private static String access(ClassRun run, int thread, Operation<?> operation) {
    return "'%s%s' by %s"
        .formatted(operation, SourceLine.inWords(operation.line()), run.nameOf(thread));
  }
}

package io.mazurka.threads.model;

import io.mazurka.threads.objects.Looping;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SourceLine;
import java.util.ArrayList;
import java.util.List;

/** Finds the loop that keeps a run of a step model busy, if the run was cut short. */
final class ModelLoop {

  private static final String REMEDY =
      "--por none, which searches states, decides a loop that comes back to where it was";

  private final StepModel model;
  private final List<List<Looping.Turn>> turns = new ArrayList<>();
  private int all;

  ModelLoop(StepModel model) {
    this.model = model;
    for (int thread = 0; thread < model.threads(); thread++) {
      turns.add(new ArrayList<>());
    }
  }

  /**
   * Adds the next event: {@code thread} is in {@code local}, and its object is in {@code state}.
   */
  void add(int thread, LocalState local, int state) {
    all++;
    if (local.next == null || local.slot >= model.objects()) {
      turns.get(thread).add(new Looping.Turn("choose", "", false));
      return;
    }
    boolean write = LocalState.isWrite(model.thread(thread).outcome(local, state));
    String text = local.next.operation().toString();
    if (!write) {
      OperationOutcome<Object, Object> outcome =
          local.next.operation().in(model.objectState(local.slot, state), thread);
      text += outcome == null ? "" : " = " + outcome.result();
    }
    text += SourceLine.inWords(model.line(thread, local));
    turns.get(thread).add(new Looping.Turn(text, model.object(local.slot).name(), write));
  }

  /** The operations that the busiest thread repeats at the end, in words. */
  String inWords() {
    int busiest = 0;
    for (int thread = 1; thread < turns.size(); thread++) {
      busiest = turns.get(thread).size() > turns.get(busiest).size() ? thread : busiest;
    }
    return new Looping(model.thread(busiest).name(), turns.get(busiest), all).explain(REMEDY);
  }
}

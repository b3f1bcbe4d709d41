package io.mazurka.dpor.steps;

import io.mazurka.dpor.NormalForm;
import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.execution.PackedDependence;
import io.mazurka.dpor.execution.PackedEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Processes that each read or write, one variable or the other, such as {@code "wa|rb wc"}. */
final class ChoosingProcesses implements EventModel {

  private final List<List<long[]>> processes = new ArrayList<>();

  ChoosingProcesses(String... lines) {
    for (int process = 0; process < lines.length; process++) {
      List<long[]> moments = new ArrayList<>();
      for (String moment : lines[process].split(" ")) {
        String[] words = moment.split("\\|");
        long[] events = new long[words.length];
        for (int choice = 0; choice < words.length; choice++) {
          events[choice] =
              PackedEvent.alternative(
                  PackedEvent.of(
                      process, words[choice].charAt(1) - 'a', words[choice].charAt(0) == 'w'),
                  choice);
        }
        moments.add(events);
      }
      processes.add(moments);
    }
  }

  /** The traces of all executions, which are run one by one. */
  Set<List<TreeSet<Long>>> traces() {
    Set<List<TreeSet<Long>>> found = new HashSet<>();
    extend(new ArrayList<>(), initialStates().get(0), found);
    return found;
  }

  private void extend(List<Long> execution, int[] state, Set<List<TreeSet<Long>>> found) {
    boolean maximal = true;
    for (int process = 0; process < processes(); process++) {
      for (long event : steps(process, state)) {
        maximal = false;
        int[] next = state.clone();
        take(event, next);
        execution.add(event);
        extend(execution, next, found);
        execution.remove(execution.size() - 1);
      }
    }
    if (maximal) {
      found.add(NormalForm.of(execution, this));
    }
  }

  @Override
  public EventModel another() {
    return this;
  }

  @Override
  public List<int[]> initialStates() {
    return List.of(new int[processes.size()]);
  }

  @Override
  public int processes() {
    return processes.size();
  }

  @Override
  public long[] steps(int process, int[] state) {
    List<long[]> moments = processes.get(process);
    return state[process] == moments.size() ? new long[0] : moments.get(state[process]);
  }

  @Override
  public int process(long event) {
    return PackedEvent.thread(event);
  }

  @Override
  public void take(long event, int[] state) {
    state[process(event)]++;
  }

  @Override
  public boolean hasRivals() {
    return false;
  }

  @Override
  public boolean dependent(long first, long second) {
    return PackedDependence.INSTANCE.dependent(first, second);
  }

  @Override
  public boolean same(long first, long second) {
    return first == second;
  }

  @Override
  public int index(long event, int[] state) {
    throw new UnsupportedOperationException("there is no transition system");
  }
}

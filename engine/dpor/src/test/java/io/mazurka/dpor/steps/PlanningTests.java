package io.mazurka.dpor.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.NormalForm;
import io.mazurka.dpor.SmallPrograms;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.RunEnd;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each way of planning steps, against the traces of all executions. */
@TestInstance(Lifecycle.PER_CLASS)
final class PlanningTests {

  /** The traces of each program, which are the same for every way of planning. */
  private final Map<List<String>, Set<List<TreeSet<Long>>>> traces = new HashMap<>();

  @ParameterizedTest
  @EnumSource
  void everyTraceOfProcessesWithoutAChoiceIsRun(Planning planning) {
    for (String[] program : SmallPrograms.all(3, 2)) {
      compare(planning, program);
    }
  }

  /**
   * A process that took one step could have taken another: the two race although the other is never
   * run.
   */
  @ParameterizedTest
  @EnumSource
  void everyTraceOfProcessesThatChooseIsRun(Planning planning) {
    for (String[] program : SmallPrograms.all(3, 2)) {
      String[] choosing = program.clone();
      choosing[0] = program[0].replace(' ', '|');
      choosing[1] = program[1] + "|ra wb|rc";
      compare(planning, choosing);
    }
  }

  private void compare(Planning planning, String... program) {
    ChoosingProcesses processes = new ChoosingProcesses(program);
    Set<List<TreeSet<Long>>> all =
        traces.computeIfAbsent(List.of(program), unknown -> processes.traces());
    Set<List<TreeSet<Long>>> found = new HashSet<>();
    StepStack stack = new StepStack(processes, processes.initialStates().get(0));
    Tally tally =
        Explorer.of(
                stack,
                planning,
                100,
                end -> {
                  if (end == RunEnd.COMPLETE) {
                    found.add(trace(stack));
                  }
                  return true;
                })
            .run();

    if (!planning.keepsTraces()) {
      assertThat(all).as("%s of %s", planning, List.of(program)).containsAll(found);
      assertThat(found).isNotEmpty();
      return;
    }
    assertThat(found).as("%s of %s", planning, List.of(program)).isEqualTo(all);
    if (planning.sleeps()) {
      assertThat(tally.traces()).as("%s of %s", planning, List.of(program)).isEqualTo(all.size());
    }
    if (planning == Planning.OPTIMAL) {
      assertThat(tally.runs()).as("runs of %s", List.of(program)).isEqualTo(all.size());
    }
  }

  private static List<TreeSet<Long>> trace(StepStack stack) {
    List<Long> events = new ArrayList<>();
    for (int position = 0; position < stack.length(); position++) {
      events.add(stack.event(position));
    }
    return NormalForm.of(events, stack.model());
  }

  @Test
  void clocksAreTheSameAsThoseOfThreads() {
    ChoosingProcesses processes = new ChoosingProcesses("wa", "ra wb", "rb");
    StepStack stack = new StepStack(processes, processes.initialStates().get(0));
    for (int process : new int[] {0, 1, 1, 2}) {
      stack.push(processes.steps(process, stack.state(stack.length()))[0], false);
    }

    assertThat(stack.happensBefore(0, 1)).isTrue();
    assertThat(stack.happensBefore(0, 3)).isTrue();
    stack.pop(false);
    stack.pop(false);
    stack.push(processes.steps(2, stack.state(2))[0], false);
    assertThat(stack.happensBefore(0, 2)).isFalse();
  }
}

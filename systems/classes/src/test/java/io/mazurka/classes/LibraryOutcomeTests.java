package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.testkit.Draws;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs end as they do on the JDK; the number of their traces is the same in other searches. */
@Execution(ExecutionMode.SAME_THREAD) // programs tell their ends in one place
@ResourceLock("outcomes")
@Tag("slow")
final class LibraryOutcomeTests {

  /** How many schedules, in order, and how many real runs, times what {@code -Ddraws} says. */
  private static final int RUNS = Draws.times(20);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Interrupts | monitor | 7 | done; done, flag; interrupted",
        "Interrupts | condition | 7 | done; done, flag; interrupted",
        "Interrupts | latch | 3 | done; done, flag; interrupted",
        "Interrupts | semaphore | 3 | done; done, flag; interrupted",
        "Interrupts | semaphoreAtOnce | 3 | done; done, flag; interrupted",
        "Interrupts | lockInterruptibly | 5 | done; done, flag; interrupted",
        "Interrupts | take | 3 | done; done, flag; interrupted",
        "Interrupts | put | 3 | done; done, flag; interrupted",
        "Interrupts | future | 4 | done; done, flag; interrupted",
        "Interrupts | join | 6 | done; done, flag; interrupted",
        "Interrupts | sleep | 3 | done; done, flag; interrupted",
        "Interrupts | sleepsForEver | 3 | interrupted",
        "Interrupts | polls | 3 | done, flag",
        "Interrupts | park | 1 | done, flag",
        "Interrupts | interruptsItself | 1 | interrupted",
        "Interrupts | notificationIsNotLost | 23 | both go on",
        "Interrupts | cancels | 2 | true true true",
        "Interrupts | stopsWorkers | 3 | interrupted 1 true false",
        "Interrupts | nextTaskIsNotInterrupted | 14 | interrupted false",
        "Interrupts | inTime | 3 | done; done, flag; interrupted",
        "Interrupts | afterOthersHaveWaited | 1 | false interrupted",
        "Interrupts | waitsNotWithoutNeed | 2 | true done; true done, flag",
        "Interrupts | barrier | 8 | broken, interrupted; passed, done; passed, done, flag",
        "Synchronizers | stampedReadersAndWriter | 32 | 0 -1; 0 0; 0 2; 2 -1; 2 0; 2 2",
        "Synchronizers | stampedOptimism | 14 | 0 0; 1 1; invalid",
        "Synchronizers | stampedConversion | 10 | 0 falsefalse; 1 falsefalse; 2 falsefalse",
        "Synchronizers | stampedViews | 3 | 0; 2",
        "Synchronizers | phaser | 56 | [1 1, 1 1] true 0",
        "Synchronizers | phaserWithAction | 6 | [2, 12] true true",
        "Synchronizers | phaserRegistration | 6 | 0 0; 1 0; terminated 0",
        "Synchronizers | phaserAsLatch | 1 | 1 -1",
        "Synchronizers | deque | 4 | 12 [3]; 13 [2]; 21 [3]; 23 [1]",
        "Synchronizers | priorities | 2 | 12; 21",
        "Synchronizers | queueOfOthers | 2 | [2, 4] 6",
        "Synchronizers | synchronousQueue | 14 | offered false, took 1 null; offered true, took 2 1",
        "Synchronizers | exchange | 2 | 2 1",
        "Stages | applies | 6 | got 2",
        "Stages | combines | 4 | 3",
        "Stages | whoRunsIt | 2 | asker; completer",
        "Stages | completesOnce | 2 | 1 0 0; 1 1 1",
        "Stages | tellsInOrder | 1 | 2 1 1a 1b 1c 1c!",
        "Stages | fails | 1 | bad IllegalStateException CompletionException 7 told true",
        "Stages | cancels | 2 | cancelled true; value false",
        "Stages | allAndAny | 9 | 1 12; 2 12",
        "Stages | either | 5 | 1; 2",
        "Stages | publishes | 2 | 1",
        "Stages | onAnExecutor | 6 | 3",
        "Stages | timesOut | 1 | 7 late",
        "Stages | completionService | 88 | 1 2; 2 1",
        "Stages | invokesAll | 210 | 3",
        "Stages | invokesAny | 189 | 1; 2",
        "Stages | scheduled | 8 | ab; ba",
      })
  void endsAsReally(String type, String method, long traces, String ends) throws Exception {
    RealOutcomes program =
        new RealOutcomes(Class.forName("io.mazurka.classes.twins." + type), method);
    Set<String> explored = program.explored(traces);
    assertThat(String.join("; ", explored)).isEqualTo(ends);
    assertThat(explored).as("interleaved").containsAll(program.interleaved(RUNS));
    assertThat(explored).as("really").containsAll(program.really(RUNS));
  }
}

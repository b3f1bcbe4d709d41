package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs end as they do on the JDK; the number of their traces is the same in other searches. */
abstract class OutcomeContract {

  private final int schedules;
  private final int runs;

  /** Compares with so many schedules, in order, and so many real runs. */
  OutcomeContract(int schedules, int runs) {
    this.schedules = schedules;
    this.runs = runs;
  }

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
      })
  void endsAsReally(String type, String method, long traces, String ends) throws Exception {
    RealOutcomes program =
        new RealOutcomes(Class.forName("io.mazurka.classes.twins." + type), method);
    Set<String> explored = program.explored(traces);
    assertThat(String.join("; ", explored)).isEqualTo(ends);
    assertThat(explored).as("interleaved").containsAll(program.interleaved(schedules));
    assertThat(explored).as("really").containsAll(program.really(runs));
  }
}

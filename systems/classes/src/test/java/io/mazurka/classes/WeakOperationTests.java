package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.WeakOperations;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.Draws;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Operations of concurrent collections are no more atomic than in Java, or are named. */
@Execution(ExecutionMode.SAME_THREAD) // programs tell their ends in one place
@ResourceLock("outcomes")
@Tag("slow")
final class WeakOperationTests {

  /** How many schedules, in order, times what {@code -Ddraws} says. */
  private static final int SCHEDULES = Draws.times(50);

  /** How many real runs, times the same. */
  private static final int RUNS = Draws.times(40);

  private static final String ALL = "all executions of the Java memory model";

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(WeakOperations.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "putAll | 6 | 1 1; 1 null; null 1; null null",
        "clear | 6 | 1 1; 1 null; null 1; null null",
        "values | 10 | 11; 12; 21; 22",
        "keySet | 5 | [a, b]false; [a, b]true; [b]false",
        "keysOfAConcurrentHashMap | 9 | ; a; ab; b",
        "newKeySet | 3 | false[]; true; true[1]; true[]",
        "addAll | 6 | 1 2; 1 null; null 1; null null",
        "iteration | 8 | 1; 12; 2",
        "stream | 8 | 1; 2; 3",
        "removeIf | 10 | 1 1; 1 2; 1 null; 2 2; 2 null; null null",
        "replaceAll | 6 | 1 1; 1 2; 2 1; 2 2",
        "differentKeys | 54 | 1; 2",
        "sameKey | 6 | 1",
        "mergedWhileReading | 34 | 0 1; 0 2; 1 1; 1 2",
        "pureMerge | 6 | 3",
        "computedAgain | 6 | 2 2; 2 3",
        "firstIsNotFirst | 5 | polled 3; polled 5; then false; then true",
        "subMap | 5 | 1[1, 2]; 1[1]; 2[1, 2]",
        "subSet | 4 | false[1, 2]; false[1]; true[1, 2]",
        "copies | 2 | 1; 123",
        "partOfAList | 3 | 1[1]; 1[2]; 2[2]",
        "sizeInTheEnd | 2 | 2",
        "sumInTheEnd | 2 | 2",
      })
  void endsAsReally(String method, long traces, String ends) throws Exception {
    RealOutcomes program = new RealOutcomes(WeakOperations.class, method);
    Set<String> explored = program.explored(traces);
    assertThat(String.join("; ", explored).strip()).isEqualTo(ends);
    assertThat(explored).as("interleaved").containsAll(program.interleaved(SCHEDULES));
    assertThat(explored).as("really").containsAll(program.really(RUNS));
  }

  @ParameterizedTest
  @CsvSource({
    "sizeOfAMap, ConcurrentHashMap.size",
    "endsOfADeque, 'ConcurrentLinkedDeque.pollFirst, ConcurrentLinkedDeque.pollLast'",
    "sumOfAnAdder, LongAdder.sum",
    "iteratedQueue, LinkedBlockingQueue.iterator",
    "filteredQueue, LinkedBlockingQueue.removeIf",
    "reducedMap, ConcurrentHashMap.reduceValues",
  })
  void whatTakesSeveralStepsIsNamedWhereOthersComeBetween(String method, String names) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains(
            ALL + " but for operations that take several steps in Java and are explored as one")
        .contains("(" + names + ")");
  }

  @ParameterizedTest
  @CsvSource({"sizeInTheEnd", "sumInTheEnd", "putAll", "sameKey", "sortedQueue"})
  void nothingIsNamedWhereAllStepsAreExplored(String method) {
    assertThat(check(method).guarantee().toString()).contains(ALL).doesNotContain("but for");
  }

  @Test
  void iteratorsAreNamedWhereOthersChangeWhatTheyGoOver() {
    assertThat(check("values").guarantee().toString())
        .contains(ALL + " but for iterators that show other changes of a collection")
        .contains("(ConcurrentHashMap.iterator)");
  }

  @Test
  void functionsForTwoKeysThatNeedEachOtherAreADeadlock() {
    assertThat(check("crossedFunctions").summary())
        .contains("deadlock", "Thread-0 waits to merge to WeakOperations.map")
        .contains("Thread-1 waits to merge to WeakOperations.map");
  }

  @Test
  void aFunctionThatUpdatesItsOwnKeyFails() {
    assertThat(check("recursiveFunction").summary())
        .contains("java.lang.IllegalStateException: Recursive update");
  }

  @Test
  void keysThatJavaMayLockTogetherAreNamed() {
    String words = "lets wait while a function computes";
    assertThat(check("differentKeys").guarantee().toString())
        .contains(words, "(ConcurrentHashMap.computeIfAbsent)");
    assertThat(check("sameKey").guarantee().toString()).doesNotContain(words);
  }
}

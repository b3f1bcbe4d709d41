package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.twins.Impatience;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.ThreadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads may wake up for no reason, and time limits run out: explored or named. */
final class ImpatienceTests {

  private static final Allowance ONE_WAKE_UP = new Allowance(1, 0);
  private static final Allowance ONE_TIMEOUT = new Allowance(0, 1);

  private static ClassProgram program(String method) {
    return ClassProgram.of(Impatience.class, method);
  }

  private static CheckResult check(String method, Allowance allowance) {
    return Check.of(program(method).allowing(allowance)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "waitsOnceInAnIf, Object.wait",
    "awaitsOnceInAnIf, Condition.await",
    "awaitsUninterruptiblyInAnIf, Condition.await",
    "parksOnceInAnIf, LockSupport.park",
  })
  void wakingUpForNoReasonIsNamedOrExplored(String method, String name) {
    CheckResult usual = check(method, Allowance.none());
    assertThat(usual.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(usual.guarantee().toString())
        .contains("but for threads that wake up without a notification (%s)".formatted(name));

    CheckResult allowed = check(method, ONE_WAKE_UP);
    assertThat(allowed.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(allowed.summary()).contains("not ready");
  }

  @Test
  void theOptionOfTheCommandMeansTheSame() {
    CheckOptions options =
        CheckOptions.defaults().with(ThreadOptions.defaults().withSpuriousWakeups(1));
    CheckResult found = Check.of(program("waitsOnceInAnIf")).with(options).run();
    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    found = Check.of(program("polls")).with(options.with(new ClassOptions(1))).run();
    assertThat(found.summary()).contains("too late");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void whoeverLooksAgainWakesUpInVain(int times) {
    CheckResult found = check("waitsInALoop", new Allowance(times, 0));
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains(times == 0 ? "(Object.wait)" : "more than %d times".formatted(times));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void nobodyIsForcedToWakeUp(int times) {
    assertThat(check("waitsForNobody", new Allowance(times, 0)).summary()).contains("deadlock");
  }

  @ParameterizedTest
  @CsvSource({
    "polls, LinkedBlockingQueue.poll",
    "triesToLock, ReentrantLock.tryLock",
    "waitsForAWhile, Object.wait",
    "awaitsForAWhile, Condition.await",
    "awaitsALatch, CountDownLatch.await",
    "acquires, Semaphore.tryAcquire",
    "joins, Thread.join",
    "parksForAWhile, LockSupport.parkNanos",
    "getsAResult, FutureTask.get",
    "getsAStage, CompletableFuture.get",
    "awaitsTermination, ExecutorService.awaitTermination",
    "meetsAtABarrier, CyclicBarrier.await",
    "exchanges, Exchanger.exchange",
  })
  void timeThatIsUpEarlyIsNamedOrExplored(String method, String name) {
    CheckResult usual = check(method, Allowance.none());
    assertThat(usual.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(usual.guarantee().toString())
        .contains("time limits that run out while other threads can go on (%s)".formatted(name));

    CheckResult allowed = check(method, ONE_TIMEOUT);
    assertThat(allowed.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(allowed.summary()).contains("too late");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void whoeverTriesAgainIsNotTooLate(int times) {
    CheckResult found = check("pollsUntilItIsThere", new Allowance(0, times));
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(1 + times);
  }

  @ParameterizedTest
  @ValueSource(strings = {"triesToLockAtOnce", "awaitsALatchNotAtAll"})
  void whoeverDoesNotWaitMayComeTooEarly(String method) {
    assertThat(check(method, Allowance.none()).summary()).contains("too late");
  }
}

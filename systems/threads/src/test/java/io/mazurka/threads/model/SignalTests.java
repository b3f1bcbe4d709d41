package io.mazurka.threads.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.Condition;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SignalOrder;
import io.mazurka.threads.objects.Variable;
import io.mazurka.threads.operations.Next;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Threads wake up from conditions in exactly those orders in which they do if each signal picks
 * whom it reaches at once.
 */
final class SignalTests {

  private static final int PROGRAMS = 100;

  /** Threads that wait (w), signal (s) or signal all (a), all under one lock. */
  private record Case(List<String> threads, SignalOrder order, int spurious) {

    static Case draw(long seed) {
      Random random = new Random(seed);
      int count = 2 + random.nextInt(3);
      List<String> threads = new ArrayList<>();
      for (int thread = 0; thread < count; thread++) {
        StringBuilder code = new StringBuilder();
        int length = 1 + random.nextInt(count == 2 ? 3 : count == 3 ? 2 : 1);
        for (int line = 0; line < length; line++) {
          code.append("wwsssa".charAt(random.nextInt(6)));
        }
        threads.add(code.toString());
      }
      return new Case(
          threads, SignalOrder.values()[random.nextInt(2)], Math.max(0, random.nextInt(4) - 1));
    }

    void declare(Scope scope) {
      scope.signalOrder(order);
      scope.spuriousWakeups(spurious);
      Variable<String> log = scope.variable("log", "");
      Mutex lock = scope.mutex("lock");
      Condition condition = lock.condition("changed");
      for (int thread = 0; thread < threads.size(); thread++) {
        String code = threads.get(thread);
        int me = thread;
        scope.<Integer>thread(
            "T" + thread,
            0,
            at -> {
              if (at / 5 >= code.length()) {
                return Next.end();
              }
              char line = code.charAt(at / 5);
              return switch (at % 5) {
                case 0 -> lock.locking().to(at + 1);
                case 1 ->
                    switch (line) {
                      case 'w' -> condition.waiting().to(at + 1);
                      case 's' -> condition.signalling().to(at + 2);
                      default -> condition.signallingAll().to(at + 2);
                    };
                case 2 -> condition.resuming().to(at + 1);
                case 3 -> log.updating(() -> "log", text -> text + me + line).to(at + 1);
                default -> lock.unlocking().to(at + 1);
              };
            });
      }
    }
  }

  /** A signal that comes too early is lost, and nobody can rely on waking up without one. */
  @Test
  void lostSignalIsFoundAlthoughThreadsMayWakeUpWithoutOne() {
    Case program = new Case(List.of("w", "s"), SignalOrder.FIFO, 1);

    assertThat(explored(program, new Strategy.Optimal()))
        .containsExactlyInAnyOrder("1s", "1s0w", "0w1s");
    CheckResult result = Check.of(ThreadProgram.of(program::declare)).run();
    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    CheckResult inFull =
        Check.of(ThreadProgram.of(program::declare))
            .with(CheckOptions.defaults().withPor(Por.NONE))
            .run();
    assertThat(inFull.verdict()).isEqualTo(Verdict.DEADLOCK);
  }

  /** What is logged in all executions that end, and in those that get stuck. */
  private static Set<String> explored(Case program, Strategy strategy) {
    StepModel model = StepModel.of(program::declare);
    ModelExecution execution = model.execution();
    Set<String> logs = new HashSet<>();
    Explorer.of(
            execution,
            strategy,
            Conflicts.READWRITE,
            1_000,
            (end, history) -> {
              if (end == RunEnd.COMPLETE) {
                logs.add(model.objectState(0, execution.state()[0]).toString());
              }
              return true;
            })
        .run();
    return logs;
  }

  /** A state of the same program as the definition has it. */
  private record Naive(
      List<Integer> at, List<Integer> waiting, Set<Integer> signalled, int spurious, String log) {

    Naive advanced(int thread, List<Integer> line, Set<Integer> reached, int left, String more) {
      List<Integer> next = new ArrayList<>(at);
      next.set(thread, at.get(thread) + 1);
      return new Naive(next, line, reached, left, log + more);
    }

    List<Naive> successors(Case program) {
      List<Naive> found = new ArrayList<>();
      for (int thread = 0; thread < at.size(); thread++) {
        String code = program.threads().get(thread);
        if (at.get(thread) == code.length()) {
          continue;
        }
        char line = code.charAt(at.get(thread));
        String entry = "" + thread + line;
        if (signalled.contains(thread)) {
          Set<Integer> others = new HashSet<>(signalled);
          others.remove(thread);
          found.add(advanced(thread, waiting, others, spurious, entry));
        } else if (waiting.contains(thread)) {
          if (spurious > 0) {
            found.add(advanced(thread, without(thread), signalled, spurious - 1, entry));
          }
        } else if (line == 'w') {
          List<Integer> longer = new ArrayList<>(waiting);
          longer.add(thread);
          found.add(new Naive(at, longer, signalled, spurious, log));
        } else if (line == 'a' || waiting.isEmpty()) {
          Set<Integer> reached = new HashSet<>(signalled);
          reached.addAll(waiting);
          found.add(advanced(thread, List.of(), reached, spurious, entry));
        } else {
          int most = program.order() == SignalOrder.FIFO ? 1 : waiting.size();
          for (int waiter : waiting.subList(0, most)) {
            Set<Integer> reached = new HashSet<>(signalled);
            reached.add(waiter);
            found.add(advanced(thread, without(waiter), reached, spurious, entry));
          }
        }
      }
      return found;
    }

    private List<Integer> without(int thread) {
      return waiting.stream().filter(one -> one != thread).toList();
    }
  }

  private static Set<String> defined(Case program) {
    List<Integer> start = program.threads().stream().map(code -> 0).toList();
    List<Naive> open = new ArrayList<>();
    open.add(new Naive(start, List.of(), Set.of(), program.spurious(), ""));
    Set<Naive> seen = new HashSet<>(open);
    Set<String> logs = new HashSet<>();
    while (!open.isEmpty()) {
      Naive state = open.remove(open.size() - 1);
      List<Naive> successors = state.successors(program);
      if (successors.stream().allMatch(next -> next.spurious() < state.spurious())) {
        logs.add(state.log());
      }
      for (Naive next : successors) {
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return logs;
  }

  @Test
  void wakeUpsAreThoseOfTheDefinition() {
    int several = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Case program = Case.draw(seed);
      Set<String> defined = defined(program);
      assertThat(explored(program, new Strategy.Optimal())).as("%s", program).isEqualTo(defined);
      assertThat(explored(program, new Strategy.Source())).as("%s", program).isEqualTo(defined);
      several += defined.size() > 1 ? 1 : 0;
    }
    assertThat(several).isGreaterThan(PROGRAMS / 2);
  }

  @Test
  void signalInOrderReachesTheFirstAndAnySignalAll() {
    List<String> threads = List.of("w", "w", "s");

    assertThat(explored(new Case(threads, SignalOrder.FIFO, 0), new Strategy.Optimal()))
        .containsExactlyInAnyOrder("2s", "2s0w", "2s1w");
    assertThat(explored(new Case(List.of("w", "w", "ss"), SignalOrder.ANY, 0), full()))
        .contains("2s2s0w1w", "2s2s1w0w");
  }

  private static Strategy full() {
    return new Strategy.Full(false);
  }
}

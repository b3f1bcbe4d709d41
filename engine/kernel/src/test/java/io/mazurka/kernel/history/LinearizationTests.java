package io.mazurka.kernel.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** An order is found if and only if there is one. */
final class LinearizationTests {

  /** A register: a number writes itself, null reads. */
  private static final class Register implements Specification<Integer, Integer> {

    static final int READ = -1;

    @Override
    public Integer initial() {
      return 0;
    }

    @Override
    public Answer<Integer> perform(Integer state, Integer operation) {
      return operation == READ ? new Answer<>(state, state) : new Answer<>(operation, null);
    }
  }

  private static HistoryCall<Integer> write(int value, long before) {
    return HistoryCall.returned(value, null, before);
  }

  private static HistoryCall<Integer> read(int value, long before) {
    return HistoryCall.returned(Register.READ, value, before);
  }

  private static boolean isExplained(List<HistoryCall<Integer>> calls) {
    return Linearization.of(new Register(), calls).isPresent();
  }

  @Test
  void aReadMaySeeAWriteAtTheSameTime() {
    assertThat(Linearization.of(new Register(), List.of(read(1, 0), write(1, 0))))
        .contains(List.of(1, 0));
    assertThat(isExplained(List.of(read(0, 0), write(1, 0)))).isTrue();
  }

  @Test
  void aReadAfterAWriteMustSeeIt() {
    assertThat(isExplained(List.of(write(1, 0), read(0, 1)))).isFalse();
  }

  @Test
  void newAndOldMustNotBeSeenInTurn() {
    assertThat(isExplained(List.of(write(1, 0), read(1, 0), read(0, 0b10)))).isFalse();
    assertThat(isExplained(List.of(write(1, 0), read(1, 0), read(0, 0)))).isTrue();
  }

  @Test
  void aPendingCallMayHaveHadItsEffectOrNot() {
    HistoryCall<Integer> pending = HistoryCall.pending(1, 0);
    assertThat(Linearization.of(new Register(), List.of(pending, read(0, 0)))).contains(List.of(1));
    assertThat(Linearization.of(new Register(), List.of(pending, read(1, 0))))
        .contains(List.of(0, 1));
  }

  @Test
  void agreesWithAllOrdersOnRandomHistories() {
    Random random = new Random(5);
    int explained = 0;
    for (int round = 0; round < 3_000; round++) {
      List<HistoryCall<Integer>> calls = draw(random);
      boolean expected = anyOrder(calls, new ArrayList<>());
      assertThat(isExplained(calls)).as("%s", calls).isEqualTo(expected);
      explained += expected ? 1 : 0;
    }
    assertThat(explained).isBetween(500, 2_500);
  }

  /** Calls with a start and an end; a call that ends before another starts precedes it. */
  private static List<HistoryCall<Integer>> draw(Random random) {
    int size = 1 + random.nextInt(6);
    List<Integer> times = new ArrayList<>();
    for (int time = 0; time < 2 * size; time++) {
      times.add(time);
    }
    Collections.shuffle(times, random);
    List<HistoryCall<Integer>> calls = new ArrayList<>();
    for (int call = 0; call < size; call++) {
      long before = 0;
      for (int other = 0; other < size; other++) {
        int end = Math.max(times.get(2 * other), times.get(2 * other + 1));
        int start = Math.min(times.get(2 * call), times.get(2 * call + 1));
        before |= end < start ? 1L << other : 0;
      }
      int value = random.nextInt(3);
      calls.add(
          switch (random.nextInt(5)) {
            case 0 -> HistoryCall.pending(1 + value, before);
            case 1, 2 -> write(1 + value, before);
            default -> read(value, before);
          });
    }
    return calls;
  }

  /**
   * The definition: some order of some calls, among them all that returned, explains the results.
   */
  private static boolean anyOrder(List<HistoryCall<Integer>> calls, List<Integer> order) {
    boolean complete = true;
    for (int call = 0; call < calls.size(); call++) {
      complete &= !calls.get(call).returned() || order.contains(call);
    }
    if (complete && isRight(calls, order)) {
      return true;
    }
    for (int call = 0; call < calls.size(); call++) {
      if (!order.contains(call)) {
        order.add(call);
        boolean found = anyOrder(calls, order);
        order.remove(order.size() - 1);
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isRight(List<HistoryCall<Integer>> calls, List<Integer> order) {
    Register register = new Register();
    Integer state = register.initial();
    long done = 0;
    for (int call : order) {
      HistoryCall<Integer> one = calls.get(call);
      Specification.Answer<Integer> answer = register.perform(state, one.operation());
      if ((one.before() & ~done) != 0
          || (one.returned() && !Objects.equals(one.result(), answer.result()))) {
        return false;
      }
      state = answer.next();
      done |= 1L << call;
    }
    return true;
  }

  @Test
  void aHistoryThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> isExplained(Collections.nCopies(65, read(0, 0))))
        .hasMessage("a history has at most 64 calls, not 65");
  }
}
